#include "arena/bots.h"

#include <algorithm>

#include "core/text.h"
#include "games/registry.h"

namespace durbar {

namespace {

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const auto word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

}  // namespace

const std::vector<BotInfo>& all_bots() {
    static const std::vector<BotInfo> kBots{{"random", "every legal move with the same chance", {}}};
    return kBots;
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
            return Error{"A bot's settings read 'name:key=value,key=value', not " + quoted(text) + "."};
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

}  // namespace durbar
