#include "core/refusal.h"

namespace durbar {

Refusal refusal_of(std::string_view game, const RuleError& error) {
    Fields values;
    for (const auto& detail : error.details) {
        if (detail.name.empty()) break;
        values.push_back({detail.name, detail.word.empty() ? Value(detail.number) : Value(detail.word)});
    }
    return {std::string(error.rule), std::string(game) + "." + std::string(error.key), std::move(values)};
}

Refusal house_refusal(std::string_view key, Fields values) {
    return {"", "match." + std::string(key), std::move(values)};
}

std::string describe(const Refusal& refusal) {
    std::string text = refusal.rule.empty() ? refusal.key : refusal.rule + " " + refusal.key;
    if (!refusal.values.empty()) text += " " + json_text(Value(refusal.values));
    return text;
}

}  // namespace durbar
