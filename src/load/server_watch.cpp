#include "load/server_watch.h"

#include <unistd.h>

#include <algorithm>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <vector>

#include "core/text.h"
#include "load/asio.h"

namespace durbar::load {

namespace {

/// The figure of that name in Prometheus' text format.
std::optional<double> figure(const std::string& metrics, std::string_view name) {
    for (const auto line : split_lines(metrics)) {
        const auto words = split_words(line);
        if (words.size() >= 2 && words[0].ends_with(name))
            return std::strtod(std::string(words[1]).c_str(), nullptr);
    }
    return std::nullopt;
}

}  // namespace

ServerUse use_of_process(pid_t process) {
    const std::string folder = "/proc/" + std::to_string(process);
    ServerUse use;
    std::uint64_t size = 0;
    std::uint64_t resident = 0;
    if (std::ifstream(folder + "/statm") >> size >> resident) {
        use.rss_bytes = resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    }
    std::string stat;
    std::getline(std::ifstream(folder + "/stat"), stat);
    // The name, which may hold anything, ends with the last bracket; user and system time are fields 14
    // and 15.
    const auto fields =
        split_words(std::string_view(stat).substr(std::min(stat.rfind(')') + 1, stat.size())));
    if (fields.size() > 12) {
        double ticks = 0;
        for (const std::size_t i : {11U, 12U}) ticks += std::strtod(std::string(fields[i]).c_str(), nullptr);
        use.cpu_seconds = ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    return use;
}

ServerUse use_told_by(const Target& target) {
    ServerUse use;
    const auto metrics = http_get(target, "/metrics");
    if (!metrics) return use;
    if (const auto bytes = figure(*metrics, "process_resident_memory_bytes")) {
        use.rss_bytes = static_cast<std::uint64_t>(*bytes);
    }
    use.cpu_seconds = figure(*metrics, "process_cpu_seconds_total");
    return use;
}

std::optional<std::string> http_get(const Target& target, const std::string& path) {
    namespace http = boost::beast::http;
    try {
        asio::io_context context;
        asio::ip::tcp::socket socket(context);
        const std::string host = target.host == "localhost" ? "127.0.0.1" : target.host;
        socket.connect({asio::ip::make_address(host), target.port});
        http::request<http::string_body> request(http::verb::get, path, 11);
        request.set(http::field::host, target.authority());
        request.keep_alive(false);
        http::write(socket, request);
        boost::beast::flat_buffer buffer;
        http::response<http::string_body> response;
        http::read(socket, buffer, response);
        if (response.result() != http::status::ok) return std::nullopt;
        return response.body();
    } catch (const boost::system::system_error&) {
        return std::nullopt;
    }
}

}  // namespace durbar::load
