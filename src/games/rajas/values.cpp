#include "games/rajas/values.h"

namespace durbar::rajas {

namespace {

/// How many dice, and the colour of each.
Fields shown_dice(const DieCounts& counts) {
    List colors;
    for (const Color c : kAllColors) colors.insert(colors.end(), counts[index(c)], Value(color_name(c)));
    return {{"count", total(counts)}, {"colors", std::move(colors)}};
}

/// The named numbers of an effect.
Fields numbers_of(const data::Effect& e) {
    switch (static_cast<EffectKind>(e.kind)) {
        case EffectKind::DiceAny: return {{"count", e.a}, {"fewer", e.b != 0}};
        case EffectKind::DiceOf: return shown_dice(unpack_counts<kShownBits>(e.a));
        case EffectKind::DiceOfPerKarma:
            return {{"color", color_name(static_cast<Color>(e.a))}, {"each", e.b}};
        case EffectKind::Karma:
        case EffectKind::Money:
        case EffectKind::Fame:
        case EffectKind::Upgrade: return {{"count", e.a}};
        case EffectKind::Boat: return {{"least", e.a}, {"most", e.b}};
        case EffectKind::Palace: return {{"chamber", chamber_name(e.a)}};
        case EffectKind::MarketMixed:
        case EffectKind::MarketSingle: return {{"most", e.a}};
        case EffectKind::FamePerRiverSpaces: return {{"each", e.a}, {"per", e.b}};
        case EffectKind::DiceAnyPerKarma:
        case EffectKind::MoneyPerMarket:
        case EffectKind::FamePerUpgrade:
        case EffectKind::MoneyPerUpgrade:
        case EffectKind::FamePerKarma:
        case EffectKind::FamePerMarketTile:
        case EffectKind::MoneyPerBuilding:
        case EffectKind::MoneyPerConnectedToken:
        case EffectKind::FamePerBend:
        case EffectKind::FamePerActiveWorker: return {{"each", e.a}};
        case EffectKind::Reroll:
        case EffectKind::StartPlayer:
        case EffectKind::YieldToken:
        case EffectKind::CoverTile:
        case EffectKind::PalaceChoice: break;
    }
    return {};
}

Value source_of(Cause cause) {
    const unsigned number = cause.number();
    switch (cause.kind()) {
        case CauseKind::River: return number;
        case CauseKind::Yield:
        case CauseKind::YieldToken: return slot_name(static_cast<Slot>(number));
        case CauseKind::FameBonus: return data::kFameBonuses[number].space;
        case CauseKind::MoneyBonus: return data::kMoneyBonuses[number].space;
        case CauseKind::LaidTile:
        case CauseKind::Market:
        case CauseKind::WorkerSpace:
        case CauseKind::Chamber:
        case CauseKind::WhiteToken: return cause_word(cause);
        case CauseKind::None:
        case CauseKind::CatchUp: break;
    }
    return nullptr;
}

}  // namespace

std::string_view reason_of(CauseKind kind) {
    switch (kind) {
        case CauseKind::None: return "none";
        case CauseKind::LaidTile: return "tile";
        case CauseKind::Market: return "market";
        case CauseKind::WorkerSpace: return "space";
        case CauseKind::Chamber: return "chamber";
        case CauseKind::River: return "river";
        case CauseKind::Yield: return "yield";
        case CauseKind::YieldToken: return "yield_token";
        case CauseKind::FameBonus: return "fame_bonus";
        case CauseKind::MoneyBonus: return "money_bonus";
        case CauseKind::WhiteToken: return "token";
        case CauseKind::CatchUp: return "catch_up";
    }
    return {};
}

Fields effect_fields(const data::Effect& effect) {
    Fields fields = make_fields({{"kind", data::kEffectNames[effect.kind]}});
    for (Field& number : numbers_of(effect)) fields.push_back(std::move(number));
    return fields;
}

Value effects_value(data::Effects effects) {
    List list;
    for (unsigned i = 0; i < effects.count; ++i) {
        list.emplace_back(effect_fields(data::kEffects[effects.first + i]));
    }
    return list;
}

Fields with_cause(Fields fields, Cause cause) {
    fields.push_back({"reason", reason_of(cause.kind())});
    fields.push_back({"source", source_of(cause)});
    return fields;
}

}  // namespace durbar::rajas
