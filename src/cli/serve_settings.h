#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/bot_pool.h"
#include "server/limits.h"
#include "server/net/settings.h"

namespace durbar {

struct ServeSettings {
    net::Settings net;
    server::LimitSettings limits;
    server::BotSettings bots;
    std::string data;
};

/// One setting of `durbar serve`: --bot-threads, DURBAR_BOT_THREADS, or a line "bot-threads = 2" of a file.
struct ServeSetting {
    std::string_view name;
    std::string_view value;  ///< what stands for it in the help; empty: yes or no
    std::string_view help;
    /// Takes a text over, or says in a sentence what it should be.
    std::optional<Error> (*set)(ServeSettings& settings, std::string_view text);
};
std::span<const ServeSetting> serve_settings();

using NamedTexts = std::vector<std::pair<std::string, std::string>>;

/// The lines "name = value" of a file; empty ones and those that begin with # are passed over.
Result<NamedTexts> read_settings_file(std::string_view text);
/// "DURBAR_BOT_THREADS"
std::string environment_name(std::string_view setting);

/// The settings as they hold: what the command line says counts more than the environment, that more than the
/// file, and that more than the default. `environment` gives nullptr for what is not set.
Result<ServeSettings> merge_settings(const NamedTexts& command_line,
                                     const std::function<const char*(const char*)>& environment,
                                     const NamedTexts& file);

}  // namespace durbar
