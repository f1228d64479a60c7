#include "bots/bots.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>

#include "ai/levels.h"
#include "bots/typed_bot.h"
#include "core/text.h"
#include "games/all_games.h"

namespace durbar {

namespace {

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const auto word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

/// A setting of the searching bots.
struct Setting {
    std::string_view key;
    std::uint64_t least;
    std::uint64_t most;
    void (*put)(MctsSettings&, std::uint64_t);
};

/// Fractions are given in thousandths (of a win for carelessness and temperature), so that every setting is a
/// whole number.
constexpr float thousandths(std::uint64_t n) { return static_cast<float>(n) / 1000.0F; }

constexpr std::uint64_t kMostIterations = 1'000'000'000'000;

constexpr std::array<Setting, 14> kSettings{{
    {"ms", 1, 3'600'000, [](MctsSettings& s, std::uint64_t n) { s.ms = static_cast<int>(n); }},
    {"iters", 1, kMostIterations, [](MctsSettings& s, std::uint64_t n) { s.iterations = n; }},
    {"threads", 1, 256, [](MctsSettings& s, std::uint64_t n) { s.threads = static_cast<int>(n); }},
    {"mb", 1, 1 << 20, [](MctsSettings& s, std::uint64_t n) { s.megabytes = static_cast<int>(n); }},
    {"seed", 0, std::numeric_limits<std::uint64_t>::max(),
     [](MctsSettings& s, std::uint64_t n) { s.seed = n; }},
    {"careless", 0, 1000, [](MctsSettings& s, std::uint64_t n) { s.carelessness = thousandths(n); }},
    {"overlook", 0, 999, [](MctsSettings& s, std::uint64_t n) { s.overlooked = thousandths(n); }},
    {"explore", 0, 100'000, [](MctsSettings& s, std::uint64_t n) { s.search.exploration = thousandths(n); }},
    {"temperature", 1, 100'000,
     [](MctsSettings& s, std::uint64_t n) { s.search.temperature = thousandths(n); }},
    {"look", 1, 10'000,
     [](MctsSettings& s, std::uint64_t n) { s.search.looked_at = static_cast<std::uint32_t>(n); }},
    {"keep", 1, 1000,
     [](MctsSettings& s, std::uint64_t n) { s.search.kept = static_cast<std::uint32_t>(n); }},
    {"widen", 0, 1'000'000,
     [](MctsSettings& s, std::uint64_t n) { s.search.widened_at = static_cast<std::uint32_t>(n); }},
    {"doubt", 0, 1'000'000, [](MctsSettings& s, std::uint64_t n) { s.search.doubt = static_cast<float>(n); }},
    {"worlds", 0, 1'000'000, [](MctsSettings& s, std::uint64_t n) { s.search.worlds = thousandths(n); }},
}};

}  // namespace

const std::vector<BotInfo>& all_bots() {
    static const std::vector<BotInfo> kBots = [] {
        std::vector<std::string_view> keys;
        keys.reserve(kSettings.size());
        for (const Setting& setting : kSettings) keys.push_back(setting.key);
        std::vector<BotInfo> bots{{"random", "plays any legal move, all equally likely", {}},
                                  {"greedy", "plays the move after which the position looks best", {}},
                                  {"mcts", "a tree search with the given settings", keys}};
        for (const Level& level : kLevels) bots.push_back({level.name, level.help, keys});
        return bots;
    }();
    return kBots;
}

Result<MctsSettings> search_settings(const BotSpec& spec, float forgiveness) {
    MctsSettings settings;
    for (const Level& level : kLevels) {
        if (level.name == spec.name) settings = settings_of(level, forgiveness);
    }
    for (const auto& [key, value] : spec.settings) {
        const auto setting = std::find_if(kSettings.begin(), kSettings.end(),
                                          [&](const Setting& known) { return known.key == key; });
        const auto number = parse_number<std::uint64_t>(value, setting->least, setting->most);
        if (!number) {
            return Error{"The setting " + key + " must be a whole number from " +
                         std::to_string(setting->least) + " to " + std::to_string(setting->most) + ", not " +
                         quoted(value) + "."};
        }
        setting->put(settings, *number);
    }
    return settings;
}

Result<BotSpec> parse_bot_spec(std::string_view text) {
    const std::size_t colon = text.find(':');
    BotSpec spec{std::string(text.substr(0, colon)), {}};
    const auto info = std::find_if(all_bots().begin(), all_bots().end(),
                                   [&](const BotInfo& bot) { return bot.name == spec.name; });
    if (info == all_bots().end()) {
        std::vector<std::string_view> names;
        for (const auto& bot : all_bots()) names.push_back(bot.name);
        return Error{"There is no bot " + quoted(spec.name) + "; the bots are: " + joined(names) + "."};
    }
    if (colon == std::string_view::npos) return spec;

    std::string_view rest = text.substr(colon + 1);
    for (bool more = true; more;) {
        const std::size_t comma = rest.find(',');
        const std::string_view part = rest.substr(0, comma);
        more = comma != std::string_view::npos;
        if (more) rest.remove_prefix(comma + 1);
        const std::size_t sign = part.find('=');
        if (sign == std::string_view::npos || sign == 0) {
            return Error{"A bot's settings are written 'name:key=value,key=value', not " + quoted(text) +
                         "."};
        }
        const std::string_view key = part.substr(0, sign);
        if (std::find(info->keys.begin(), info->keys.end(), key) == info->keys.end()) {
            return Error{
                "The bot " + spec.name + " has no setting " + quoted(key) +
                (info->keys.empty() ? "; it has none at all." : "; it has: " + joined(info->keys) + ".")};
        }
        spec.settings.emplace_back(key, part.substr(sign + 1));
    }
    return spec;
}

Result<std::unique_ptr<AnyBot>> make_bot(std::string_view game, std::string_view text) {
    using Made = Result<std::unique_ptr<AnyBot>>;
    const auto spec = parse_bot_spec(text);
    if (!spec) return spec.error();
    Made made = unknown_game(game);
    visit_game(game, [&]<class G>() {
        auto bot = make_typed_bot<G>(spec.value());
        made = bot ? Made(std::make_unique<TypedBot<G>>(std::move(bot.value()))) : Made(bot.error());
    });
    return made;
}

std::unique_ptr<AnyAppraiser> make_appraiser(std::string_view game, int worlds, std::uint64_t seed) {
    std::unique_ptr<AnyAppraiser> made;
    visit_game(game, [&]<class G>() { made = make_typed_appraiser<G>(worlds, seed); });
    assert(made != nullptr);
    return made;
}

}  // namespace durbar
