#include "load/load.h"

#include <fmt/format.h>

#include <optional>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "engine/answers.h"

namespace durbar {

namespace {

Value maybe(const std::optional<double>& figure, int digits) {
    return figure ? Value(rounded(*figure, digits)) : Value(nullptr);
}

Fields report_fields(const load::LoadReport& report) {
    Value rss;  // null
    if (report.server_rss_bytes) rss = *report.server_rss_bytes;
    Value error;
    if (!report.first_error.empty()) error = report.first_error;
    return {{"sockets", report.sockets},
            {"tables", report.tables},
            {"moves", report.moves},
            {"seconds", rounded(report.seconds, 3)},
            {"moves_per_second", rounded(report.moves_per_second, 1)},
            {"errors", report.errors},
            {"first_error", error},
            {"p50_ms", rounded(report.p50_ms, 3)},
            {"p90_ms", rounded(report.p90_ms, 3)},
            {"p99_ms", rounded(report.p99_ms, 3)},
            {"max_ms", rounded(report.max_ms, 3)},
            {"server_rss_bytes", rss},
            {"bytes_per_table", maybe(report.bytes_per_table, 0)},
            {"server_cpu_seconds", maybe(report.server_cpu_seconds, 2)},
            {"generator_cpu_seconds", rounded(report.generator_cpu_seconds, 2)},
            {"setup_seconds", rounded(report.setup_seconds, 1)}};
}

void print_report(const load::LoadReport& report) {
    fmt::print("{} tables, {} sockets, {:.0f} s\n", grouped(report.tables), grouped(report.sockets),
               report.seconds);
    fmt::print("  moves      {}, {:.0f} a second\n", grouped(report.moves), report.moves_per_second);
    fmt::print("  last seat  p50 {:.2f} ms, p90 {:.2f} ms, p99 {:.2f} ms, max {:.2f} ms\n", report.p50_ms,
               report.p90_ms, report.p99_ms, report.max_ms);
    fmt::print("  errors     {}\n", report.errors);
    if (report.server_rss_bytes) {
        fmt::print("  memory     {} bytes, {:.0f} a table\n", grouped(*report.server_rss_bytes),
                   report.bytes_per_table.value_or(0));
    }
    fmt::print("  processor  server {}, generator {:.1f} s; setting up took {:.1f} s\n",
               report.server_cpu_seconds ? fmt::format("{:.1f} s", *report.server_cpu_seconds) : "unknown",
               report.generator_cpu_seconds, report.setup_seconds);
}

}  // namespace

int run_load(const LoadArgs& args) {
    load::LoadSettings settings{args.url,  "/proc/self/exe", args.game,      args.people, args.tables,
                                args.rate, args.seconds,     args.processes, {}};
    if (stdout_is_terminal()) {
        settings.progress = [](const std::string& what) { fmt::print(stderr, "durbar: {} …\n", what); };
    }
    const auto report = load::run_load(settings);
    if (!report) return refuse_call(report.error());
    if (args.json) {
        fmt::print("{}\n", json_text(report_fields(report.value())));
    } else {
        print_report(report.value());
    }
    if (!report.value().first_error.empty()) fmt::print(stderr, "durbar: {}\n", report.value().first_error);
    return report.value().errors == 0 ? kDone : kCheckFailed;
}

}  // namespace durbar
