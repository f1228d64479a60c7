#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "core/match.h"
#include "engine/answers.h"
#include "support/game_types.h"
#include "support/places.h"
#include "support/random_games.h"
#include "support/rare_lines.h"
#include "support/schema.h"

namespace durbar::testing {
namespace {

// What people are told keeps the schemas of protocol/: every decision and every kind of event of every game,
// with every option, for every kind of reader.

namespace json = boost::json;

const Schemas& schemas() {
    static const Schemas kAll(source_dir() + "/protocol");
    return kAll;
}

/// Lengths of JSON texts.
class Sizes {
public:
    void add(std::size_t size) { all_.push_back(size); }
    std::size_t largest() const { return *std::max_element(all_.begin(), all_.end()); }
    std::size_t median() {
        const auto middle = all_.begin() + static_cast<std::ptrdiff_t>(all_.size() / 2);
        std::nth_element(all_.begin(), middle, all_.end());
        return *middle;
    }

private:
    std::vector<std::size_t> all_;
};

template <class G>
class Contract : public ::testing::Test {
protected:
    static std::string of_game(std::string_view part) {
        return std::string(G::kId) + ".schema.json#/$defs/" + std::string(part);
    }
    void expect_kept(const json::value& value, const std::string& schema) {
        const auto fault = schemas().fault(value, schema);
        ASSERT_FALSE(fault) << schema << *fault;
    }

    void check_view(const AnyMatch& match, Reader reader) {
        const std::string text = json_text(match.view(reader));
        views_.add(text.size());
        const json::value view = json::parse(text);
        expect_kept(view, "view.schema.json");
        expect_kept(view.at("table"), of_game("table"));
        expect_kept(view.at("decision"), of_game("decision"));
        if (!view.at("over").is_null()) expect_kept(view.at("over"), of_game("over"));
        for (const auto& seat : view.at("seats").as_array()) expect_kept(seat, of_game("seat"));
        decisions_.insert(std::string(view.at("decision").at("kind").as_string()));
    }
    void check_choices(const AnyMatch& match) {
        match.deciding().for_each([&](SmallSet::Item seat) {
            const std::string text = json_text(match.choices(seat));
            choices_.add(text.size());
            expect_kept(json::parse(text), "choices.schema.json");
        });
    }
    void check_standing(const AnyMatch& match, Reader reader) {
        const json::value standing = json::parse(json_text(match.standing(reader)));
        expect_kept(standing, "standing.schema.json");
        for (const auto& seat : standing.as_array()) {
            if (!seat.at("values").is_null()) expect_kept(seat.at("values"), of_game("standing"));
        }
    }
    void check_log(const AnyMatch& match, Reader reader) {
        const json::value log = json::parse(json_text(log_value(match.log(reader, 0))));
        expect_kept(log, "log.schema.json");
        for (const auto& entry : log.as_array()) {
            for (const auto& event : entry.at("events").as_array()) {
                expect_kept(event, of_game("event"));
                events_.insert(std::string(event.at("event").as_string()));
            }
        }
    }
    void check_refusal(const AnyMatch& match, const std::string& move) {
        if (!is_seat(match.to_act())) return;
        const auto refusal = match.check(seat_of(match.to_act()), move);
        if (refusal) expect_kept(json::parse(json_text(refused_fields(*refusal))), "refusal.schema.json");
    }

    /// One game, looked at now and then, and its log at the end and in the middle.
    void play_through(const Setting<G>& setting, std::uint64_t seed) {
        Rng rng(seed);
        Match<G> match(setting.options, setting.players);
        const auto moves = new_move_list<G>();
        std::string last;
        while (match.to_act() != Player::Nobody && !this->HasFailure()) {
            const auto move = eventful_move<G>(match.state(), *moves, rng);
            if (rng.below(6) == 0 || !decisions_.contains(std::string(match.decision()))) {
                for (const Reader reader : {Reader::seat(0), Reader::spectator(), Reader::referee()}) {
                    check_view(match, reader);
                    check_standing(match, reader);
                }
                check_choices(match);
                check_refusal(match, last);
            }
            if (match.plies() == 100) check_log(match, Reader::seat(1));
            last = G::format(move);
            ASSERT_EQ(match.play_next(last), std::nullopt) << last;
        }
        for (const Reader reader : {Reader::seat(0), Reader::spectator()}) {
            check_view(match, reader);
            check_log(match, reader);
        }
    }

    void play_line(const RareLine& line) {
        Match<G> match(G::parse_position(line.position).value());
        for (const auto& move : line.moves) ASSERT_EQ(match.play_next(move), std::nullopt) << move;
        check_view(match, Reader::spectator());
        check_log(match, Reader::spectator());
    }

    bool has_met_all_kinds() const {
        return decisions_.size() > G::decision_kinds().size() && events_.size() == G::event_kinds().size();
    }

    Sizes views_;
    Sizes choices_;
    std::set<std::string> decisions_;
    std::set<std::string> events_;
};

TYPED_TEST_SUITE(Contract, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(Contract, EverythingThatPeopleAreToldKeepsItsSchema) {
    using G = TypeParam;
    constexpr int kMostRounds = 20;  // rare kinds take more than one game of every setting
    for (const auto& line : rare_lines<G>()) this->play_line(line);
    std::uint64_t seed = 1;
    for (int round = 0; round < kMostRounds && !this->has_met_all_kinds(); ++round) {
        for (const auto& setting : all_settings<G>()) {
            if (round > 0 && this->has_met_all_kinds()) break;
            this->play_through(setting, seed++);
            ASSERT_FALSE(this->HasFailure()) << setting.name << ", seed " << seed - 1;
        }
    }
    for (const auto kind : G::decision_kinds()) {
        EXPECT_TRUE(this->decisions_.contains(std::string(kind))) << "no view was taken at " << kind;
    }
    for (const auto kind : G::event_kinds()) {
        EXPECT_TRUE(this->events_.contains(std::string(kind))) << kind << " never happened";
    }
    EXPECT_LT(this->choices_.largest(), 32U * 1024U);
    std::cout << G::kId << ": views " << this->views_.median() << " bytes in the middle, "
              << this->views_.largest() << " at most; choices " << this->choices_.median()
              << " bytes in the middle, " << this->choices_.largest() << " at most\n";
}

/// The kinds that a schema knows are those that the game has: none is missing, none is left over.
TYPED_TEST(Contract, TheSchemasNameTheKindsOfTheGame) {
    using G = TypeParam;
    const auto kinds_in = [](const std::string& part, std::string_view name) {
        std::set<std::string> kinds;
        for (const auto& choice : schemas().at(part).at("oneOf").as_array()) {
            kinds.insert(std::string(choice.at("properties").at(name).at("const").as_string()));
        }
        return kinds;
    };
    std::set<std::string> decisions{"over"};
    for (const auto kind : G::decision_kinds()) decisions.insert(std::string(kind));
    EXPECT_EQ(kinds_in(this->of_game("decision"), "kind"), decisions);
    std::set<std::string> events;
    for (const auto kind : G::event_kinds()) events.insert(std::string(kind));
    EXPECT_EQ(kinds_in(this->of_game("event"), "event"), events);
    std::set<std::string> values;
    for (const auto& field : schemas().at(this->of_game("standing")).at("properties").as_object()) {
        values.insert(std::string(field.key()));
    }
    std::set<std::string> names;
    for (const auto name : G::standing_names()) names.insert(std::string(name));
    EXPECT_EQ(values, names);
}

}  // namespace
}  // namespace durbar::testing
