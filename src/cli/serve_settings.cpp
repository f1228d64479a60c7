#include "cli/serve_settings.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/text.h"

namespace durbar {

namespace {

using Outcome = std::optional<Error>;

/// A number within bounds, given to `take`.
template <class Take>
Outcome number(std::string_view text, std::int64_t least, std::int64_t most, const Take& take) {
    const auto value = parse_number<std::int64_t>(text, least, most);
    if (!value) {
        return Error{"must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                     ", not " + quoted(text)};
    }
    take(*value);
    return std::nullopt;
}

template <class Take>
Outcome limit(std::string_view text, const Take& take) {
    return number(text, 0, 1'000'000'000, take);
}

Outcome set_port(ServeSettings& all, std::string_view text) {
    return number(text, 0, 65535, [&](auto n) { all.net.port = static_cast<std::uint16_t>(n); });
}

Outcome set_bind(ServeSettings& all, std::string_view text) {
    all.net.bind = text == "localhost" ? "127.0.0.1" : text;
    return std::nullopt;
}

Outcome set_data(ServeSettings& all, std::string_view text) {
    if (text.empty()) return Error{"must name a folder"};
    all.data = text;
    return std::nullopt;
}

Outcome set_origin(ServeSettings& all, std::string_view text) {
    for (const std::string_view word : split_words(text)) {
        const std::size_t scheme = word.find("://");
        const bool web = word.starts_with("http://") || word.starts_with("https://");
        if (!web || word.find('/', scheme + 3) != std::string_view::npos) {
            return Error{"must be like https://games.example.org, without a path, not " + quoted(word)};
        }
        all.net.origins.emplace_back(word);
    }
    return std::nullopt;
}

Outcome set_yes_no(bool& to, std::string_view text) {
    if (text != "yes" && text != "no") return Error{"must be yes or no, not " + quoted(text)};
    to = text == "yes";
    return std::nullopt;
}

Outcome set_behind_proxy(ServeSettings& all, std::string_view text) {
    return set_yes_no(all.net.behind_proxy, text);
}

Outcome set_bot_threads(ServeSettings& all, std::string_view text) {
    return number(text, 0, 1024, [&](auto n) { all.bots.workers = static_cast<int>(n); });
}

Outcome set_connections(ServeSettings& all, std::string_view text) {
    return limit(text, [&](auto n) { all.net.connections = static_cast<std::size_t>(n); });
}

Outcome set_connections_per_address(ServeSettings& all, std::string_view text) {
    return limit(text, [&](auto n) { all.net.connections_per_address = static_cast<std::size_t>(n); });
}

Outcome set_queue(ServeSettings& all, std::string_view text) {
    return number(text, 64, 1'048'576,
                  [&](auto n) { all.net.queue_bytes = static_cast<std::size_t>(n) * 1024; });
}

Outcome set_sockets_per_person(ServeSettings& all, std::string_view text) {
    return number(text, 1, 1'000'000,
                  [&](auto n) { all.limits.sockets_of_person = static_cast<std::size_t>(n); });
}

/// The socket itself may be two and a half times as fast: beyond the person's limit there is an answer,
/// beyond this one it is read more slowly.
Outcome set_messages(ServeSettings& all, std::string_view text) {
    return limit(text, [&](auto n) {
        all.limits.messages.per_hour = static_cast<double>(n) * 3600;
        all.net.messages_per_second = static_cast<double>(n) * 2.5;
    });
}

Outcome set_requests(ServeSettings& all, std::string_view text) {
    return limit(text, [&](auto n) { all.limits.requests.per_hour = static_cast<double>(n) * 60; });
}

Outcome set_guests(ServeSettings& all, std::string_view text) {
    return limit(text, [&](auto n) { all.limits.guests.per_hour = static_cast<double>(n); });
}

Outcome set_tables(ServeSettings& all, std::string_view text) {
    return limit(text, [&](auto n) { all.limits.tables.per_hour = static_cast<double>(n); });
}

/// For measuring on one's own machine, where everybody has the same address.
Outcome set_no_limits(ServeSettings& all, std::string_view text) {
    bool none = false;
    auto error = set_yes_no(none, text);
    if (error || !none) return error;
    all.net.connections_per_address = 0;
    all.net.messages_per_second = 0;
    for (server::Rate* rate : {&all.limits.messages, &all.limits.requests, &all.limits.tables,
                               &all.limits.guests, &all.limits.chat, &all.limits.hints, &all.limits.logins}) {
        *rate = {};
    }
    return std::nullopt;
}

constexpr std::array kSettings = {
    ServeSetting{"port", "N", "the port; 0 takes any that is free (8000)", set_port},
    ServeSetting{"bind", "ADDRESS", "the address to listen at; 0.0.0.0 or :: for all (127.0.0.1)", set_bind},
    ServeSetting{"data", "DIR", "where everything is kept (~/.local/share/durbar)", set_data},
    ServeSetting{"origin", "URL", "another address by which browsers know this server; may be several",
                 set_origin},
    ServeSetting{"behind-proxy", "", "believe X-Forwarded-For and X-Forwarded-Proto", set_behind_proxy},
    ServeSetting{"bot-threads", "N", "threads on which bots think; 0: all processors but one (0)",
                 set_bot_threads},
    ServeSetting{"max-connections", "N", "open connections (30000)", set_connections},
    ServeSetting{"max-connections-per-address", "N", "open connections from one address (200)",
                 set_connections_per_address},
    ServeSetting{"max-sockets-per-person", "N", "open pages of one person (16)", set_sockets_per_person},
    ServeSetting{"max-queue", "KIB", "what a socket may leave unread before it is closed (1024)", set_queue},
    ServeSetting{"messages-per-second", "N", "of one person, after the first 200 (20)", set_messages},
    ServeSetting{"requests-per-minute", "N", "over plain HTTP from one address, after the first 100 (300)",
                 set_requests},
    ServeSetting{"guests-per-hour", "N", "new ones from one address, after the first 20 (200)", set_guests},
    ServeSetting{"tables-per-hour", "N", "opened by one person, after the first 10 (60)", set_tables},
    ServeSetting{"no-limits", "", "no limits for people and addresses: for measuring", set_no_limits},
};

Outcome set_one(ServeSettings& all, std::string_view name, std::string_view text, std::string_view where) {
    const auto found =
        std::find_if(kSettings.begin(), kSettings.end(), [&](const auto& one) { return one.name == name; });
    if (found == kSettings.end())
        return Error{"There is no setting " + quoted(name) + " (" + std::string(where) + ")."};
    if (auto error = found->set(all, trim(text))) {
        return Error{std::string(where) + " " + error->message + "."};
    }
    return std::nullopt;
}

/// Where this user's programs keep what they must not lose (XDG Base Directory Specification).
std::string usual_folder(const std::function<const char*(const char*)>& environment) {
    if (const char* data = environment("XDG_DATA_HOME"); data != nullptr && *data == '/') {
        return std::string(data) + "/durbar";
    }
    if (const char* home = environment("HOME"); home != nullptr && *home != '\0') {
        return std::string(home) + "/.local/share/durbar";
    }
    return "";
}

}  // namespace

std::span<const ServeSetting> serve_settings() { return kSettings; }

Result<NamedTexts> read_settings_file(std::string_view text) {
    NamedTexts found;
    int number = 0;
    for (const std::string_view line : split_lines(text)) {
        ++number;
        const std::string_view content = trim(line);
        if (content.empty() || content.starts_with('#')) continue;
        const std::size_t sign = content.find('=');
        if (sign == std::string_view::npos) return Error{"A setting is written name = value.", number};
        found.emplace_back(trim(content.substr(0, sign)), trim(content.substr(sign + 1)));
    }
    return found;
}

std::string environment_name(std::string_view setting) {
    std::string name = "DURBAR_";
    for (const char c : setting) name += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
    return name;
}

Result<ServeSettings> merge_settings(const NamedTexts& command_line,
                                     const std::function<const char*(const char*)>& environment,
                                     const NamedTexts& file) {
    ServeSettings all;
    all.data = usual_folder(environment);
    for (const auto& [name, text] : file) {
        if (auto error = set_one(all, name, text, "The setting " + name + " of the file")) return *error;
    }
    for (const ServeSetting& setting : kSettings) {
        const std::string name = environment_name(setting.name);
        const char* text = environment(name.c_str());
        if (text == nullptr) continue;
        if (auto error = set_one(all, setting.name, text, "The environment's " + name)) return *error;
    }
    for (const auto& [name, text] : command_line) {
        if (auto error = set_one(all, name, text, "--" + name)) return *error;
    }
    if (all.data.empty()) return Error{"Say where to keep the data: --data DIR."};
    return all;
}

}  // namespace durbar
