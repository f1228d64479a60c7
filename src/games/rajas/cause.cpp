#include "games/rajas/cause.h"

namespace durbar::rajas {

std::string cause_word(Cause cause) {
    const unsigned number = cause.number();
    const auto slot = [&] { return std::string(slot_name(static_cast<Slot>(number))); };
    switch (cause.kind()) {
        case CauseKind::None: return {};
        case CauseKind::LaidTile: return std::string(tile_name(static_cast<Tile>(number)));
        case CauseKind::Market: return std::string(good_name(static_cast<Good>(number)));
        case CauseKind::WorkerSpace: return std::string(space_name(static_cast<Space>(number)));
        case CauseKind::Chamber: return std::string(data::kChambers[number].name);
        case CauseKind::River: return "river-" + std::to_string(number);
        case CauseKind::Yield: return "yield-" + slot();
        case CauseKind::YieldToken: return "token-" + slot();
        case CauseKind::FameBonus: return "fame-" + std::to_string(data::kFameBonuses[number].space);
        case CauseKind::MoneyBonus: return "money-" + std::to_string(data::kMoneyBonuses[number].space);
        case CauseKind::WhiteToken: return std::string(token_name(static_cast<Token>(number)));
        case CauseKind::CatchUp: return "catch-up";
    }
    return {};
}

std::optional<Cause> parse_cause(std::string_view word) {
    for (unsigned code = kCauseCodes[1]; code < kCauseCodes[kCauseKinds]; ++code) {
        const Cause cause = Cause::of_code(static_cast<std::uint8_t>(code));
        if (cause_word(cause) == word) return cause;
    }
    return std::nullopt;
}

}  // namespace durbar::rajas
