#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/match.h"
#include "engine/answers.h"
#include "support/pretty_json.h"
#include "support/random_games.h"

namespace durbar::testing {

/// A decision, or an outcome of chance, that a random game has met, and what was played.
template <Presentable G>
struct MetDecision {
    std::string about;
    typename G::State state;
    typename G::Move move;
};

/// For each kind of decision one of the first game that meets it: the first of those at which the mover is
/// told something that others are not, and of these one that causes most.
template <Presentable G>
class DecisionFinder {
public:
    using Found = std::map<std::string_view, MetDecision<G>>;

    Found find() {
        constexpr std::uint64_t kMostSeeds = 20;
        const std::size_t kinds = G::decision_kinds().size();
        for (std::uint64_t seed = 1; seed <= kMostSeeds && found_.size() < kinds; ++seed) {
            for (const auto& setting : all_settings<G>()) {
                if (found_.size() < kinds) play(setting, seed);
            }
        }
        return found_;
    }

private:
    using Merit = std::pair<bool, std::size_t>;  ///< whether something is hidden, how much happens

    void play(const Setting<G>& setting, std::uint64_t seed) {
        Rng rng(seed);
        const auto moves = new_move_list<G>();
        auto state = G::initial(setting.options, setting.players);
        Found found;
        std::map<std::string_view, Merit> merits;
        for (int ply = 1; G::to_act(state) != Player::Nobody && ply < kPlayoutLimit; ++ply) {
            const auto move = eventful_move<G>(state, *moves, rng);
            const auto before = state;
            std::vector<typename G::Event> events;
            G::apply(state, move, EventSink<typename G::Event>(events));
            const std::string_view kind = G::decision(before);
            const Merit merit{is_secret(before, move, events), events.size()};
            if (found_.contains(kind) || (found.contains(kind) && merit <= merits[kind])) continue;
            merits[kind] = merit;
            found.insert_or_assign(
                kind, MetDecision<G>{std::string(G::kTitle) + ", " + setting.name + ", random game " +
                                         std::to_string(seed) + ", ply " + std::to_string(ply),
                                     before, move});
        }
        found_.merge(found);
    }

    static bool is_secret(const typename G::State& state, const typename G::Move& move,
                          const std::vector<typename G::Event>& events) {
        if (G::secret_of(state, move)) return true;
        for (const auto& event : events) {
            const auto redacted = G::redact(event, Reader::spectator(), G::options(state));
            if (!(G::tell(redacted) == G::tell(event))) return true;
        }
        return false;
    }

    Found found_;
};

/// Where `other` differs from `value`: "=" if nowhere, of records the members that do, of lists of the same
/// length every item.
inline Value difference(const Value& value, const Value& other) {
    if (value == other) return "=";
    const Fields* fields = value.fields();
    const Fields* others = other.fields();
    if (fields != nullptr && others != nullptr) {
        Fields all;
        for (const auto& field : *others) {
            const Value* before = find(*fields, field.name);
            const bool known = before != nullptr;
            if (known && *before == field.value) continue;
            all.push_back({field.name, known ? difference(*before, field.value) : field.value});
        }
        return all;
    }
    const List* list = value.list();
    const List* items = other.list();
    if (list == nullptr || items == nullptr || list->size() != items->size()) return other;
    List all;
    for (std::size_t i = 0; i < list->size(); ++i) all.push_back(difference((*list)[i], (*items)[i]));
    return all;
}

/// Everything that is told of a decision and of the move played at it: to the seat that decides or, if chance
/// does, to the one that alone sees the outcome, and to a spectator.
template <Presentable G>
class DecisionPage {
public:
    explicit DecisionPage(const MetDecision<G>& met)
        : met_(met), match_(met.state), text_(G::format(met.move)) {
        const Player actor = match_.to_act();
        seat_ = is_seat(actor) ? seat_of(actor) : G::secret_of(met.state, met.move);
    }

    std::string print() {
        List position;
        const std::string lines = match_.position();
        for (const auto line : split_lines(lines)) position.emplace_back(line);
        page_ = {{"about", met_.about + ". Written by tools/regen_goldens.sh."},
                 {"position", std::move(position)},
                 {"decision", match_.decision()},
                 {"actor", player_value(match_.to_act())}};
        const Value open = match_.view(Reader::spectator());
        if (seat_) {
            const Value view = match_.view(Reader::seat(*seat_));
            page_.push_back({"view", shortened(view)});
            page_.push_back({"spectator_view_differs", shortened(difference(view, open))});
        } else {
            page_.push_back({"spectator_view", shortened(open)});
        }
        if (match_.to_act() == Player::Chance) {
            add_outcomes();
        } else {
            add_choices(*seat_);
        }
        add_log();
        return PrettyJson::text(page_);
    }

private:
    void add_outcomes() {
        List outcomes;
        for (const auto& outcome : match_.outcomes()) {
            outcomes.emplace_back(Fields{{"move", outcome.move}, {"weight", outcome.weight}});
        }
        page_.push_back({"outcomes", shortened(outcomes)});
        page_.push_back({"move", text_});
    }

    void add_choices(int seat) {
        page_.push_back({"legal", match_.legal().size()});
        page_.push_back({"choices", shortened(match_.choices(seat))});
        page_.push_back({"proposal", match_.proposal(seat)});
        page_.push_back({"move", text_});
        page_.push_back({"targets", targets(seat)});
        List gloss;
        for (const auto& [kind, fields] : match_.gloss(seat, text_)) {
            gloss.emplace_back(Fields{{"kind", kind}, {"values", fields}});
        }
        page_.push_back({"gloss", std::move(gloss)});
        List preview;
        for (const auto& event : match_.preview(seat, text_).events) preview.push_back(event_value(event));
        page_.push_back({"preview", shortened(preview)});
    }

    void add_log() {
        EXPECT_EQ(match_.play_next(text_), std::nullopt) << met_.about;
        const Value open = log_value(match_.line(Reader::spectator(), 0)).list()->front();
        if (seat_) {
            const Value log = log_value(match_.line(Reader::seat(*seat_), 0)).list()->front();
            page_.push_back({"log", log});
            page_.push_back({"spectator_log_differs", difference(log, open)});
        } else {
            page_.push_back({"spectator_log", open});
        }
        page_.push_back({"spectator_standing", match_.standing(Reader::spectator())});
    }

    /// Null where the move is picked out of a set.
    Value targets(int seat) const {
        if constexpr (Picking<G>) {
            if (G::is_pick(met_.move)) return nullptr;
        }
        List clicks;
        for (const auto& target : G::targets(G::observe(met_.state, Reader::seat(seat)), met_.move)) {
            clicks.emplace_back(target);
        }
        return clicks;
    }

    const MetDecision<G>& met_;
    Match<G> match_;
    std::string text_;  ///< of the move
    std::optional<int> seat_;
    Fields page_;
};

}  // namespace durbar::testing
