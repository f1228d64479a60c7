#include <array>
#include <tuple>
#include <utility>

#include "core/phrases.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

/// Words with a blank between them.
template <class... Words>
std::string join(std::string_view first, const Words&... more) {
    std::string text(first);
    ((text += ' ', text += more), ...);
    return text;
}

/// Writes a move.
struct Writer {
    std::string operator()(const DrawGovernor& m) const { return join("draw", junction_name(m.city)); }
    std::string operator()(const ChooseCharacter& m) const {
        return join("choose", character_name(m.character));
    }
    std::string operator()(const Bid& m) const { return join("bid", std::to_string(m.gold)); }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const PlaceHouse& m) const { return join("place", place_name(m.village)); }
    std::string operator()(const SetDisc& m) const {
        return join("disc", action_name(m.disc.first), action_name(m.disc.second));
    }
    std::string operator()(const TakeGold& m) const { return join("gold", source_name(m.source)); }
    std::string operator()(const BuildHouse& m) const {
        return join("house", source_name(m.source), place_name(m.place));
    }
    std::string operator()(const MoveHouse& m) const {
        return join("move", source_name(m.source), place_name(m.from), place_name(m.to));
    }
    std::string operator()(const TakeHouses& m) const { return join("quarry", source_name(m.source)); }
    std::string operator()(const BuildPalace& m) const {
        return join("palace", source_name(m.source), site_name(m.site));
    }
    std::string operator()(const MoveGovernor& m) const {
        return join("governor", source_name(m.source), junction_name(m.city));
    }
    std::string operator()(const TakeCharacter& m) const {
        return join("character", character_name(m.character));
    }
    std::string operator()(const Exchange& m) const {
        return join("exchange", character_name(m.wanted), character_name(m.given));
    }
    std::string operator()(const Takeover& m) const { return join("takeover", std::to_string(m.rival)); }
    std::string operator()(const GiveCharacter& m) const { return join("give", character_name(m.character)); }
    std::string operator()(const UseToken& m) const { return join("token", action_name(m.action)); }
    std::string operator()(const Travel& m) const {
        return join("travel", junction_name(m.to), road_name(m.road));
    }
    std::string operator()(const EndTurn&) const { return "end"; }
};

using Words = std::vector<std::string_view>;

/// What a word of a move can be.
template <class T>
struct Noun {
    std::optional<T> (*parse)(std::string_view);
    std::string_view what;
    std::string_view example;
};

template <int High>
std::optional<std::uint8_t> parse_byte(std::string_view text) {
    const auto value = parse_number(text, 0, High);
    return value ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
}

constexpr Noun<Junction> kJunctionNoun{parse_junction, "a city or the start", "jaipur or start"};
constexpr Noun<City> kCityNoun{parse_city, "a city", "jaipur"};
constexpr Noun<Village> kVillageNoun{parse_village, "a village", "v01; villages v01 to v30"};
constexpr Noun<Place> kPlaceNoun{parse_place, "a village or city", "v01 or jaipur"};
constexpr Noun<Road> kRoadNoun{parse_road, "a road", "r01; roads r01 to r16"};
constexpr Noun<Character> kCharacterNoun{parse_character, "a character", "trader or wandering_monk"};
constexpr Noun<Action> kActionNoun{parse_action, "an action", "gold, two_houses or palace_house"};
constexpr Noun<Source> kSourceNoun{parse_source, "what a move spends", "disc, token or builder"};
constexpr Noun<Site> kSiteNoun{parse_site, "a palace site", "central or outer"};
constexpr Noun<std::uint8_t> kSeatNoun{parse_byte<kMaxPlayers - 1>, "a seat", "0; seats 0 to 4"};
constexpr Noun<std::uint8_t> kGoldNoun{parse_byte<UINT8_MAX>, "an amount of gold", "0 or 3"};

/// A word as what it should be; the first one that is not leaves its error.
template <class T>
std::optional<T> read_word(const Noun<T>& noun, std::string_view word, std::optional<Error>& error) {
    const auto value = noun.parse(word);
    if (!value && !error) error = not_a(noun.what, word, noun.example);
    return value;
}

template <class M, std::size_t... I, class... T>
Result<Move> read_words(const Words& words, std::index_sequence<I...>, const Noun<T>&... nouns) {
    std::optional<Error> error;
    const std::tuple<std::optional<T>...> values{read_word(nouns, words[I + 1], error)...};
    if (error) return *error;
    if constexpr (std::is_same_v<M, SetDisc>) {
        return Move(M{disc_of(*std::get<I>(values)...)});
    } else {
        return Move(M{*std::get<I>(values)...});
    }
}

Error form(std::string_view usage) {
    Error error = move_form(usage);
    if (usage.find("SOURCE") != std::string_view::npos) {
        error.message += " SOURCE is what it spends: disc, token or builder.";
    }
    return error;
}

/// A move whose fields are the words behind its kind.
template <class M, class... T>
Result<Move> read(const Words& words, std::string_view usage, const Noun<T>&... nouns) {
    if (words.size() != sizeof...(T) + 1) return form(usage);
    return read_words<M>(words, std::index_sequence_for<T...>{}, nouns...);
}

struct Kind {
    std::string_view word;
    Result<Move> (*read)(const Words&);
};
constexpr std::array<Kind, std::variant_size_v<Move>> kKinds{{
    {"draw", [](const Words& w) { return read<DrawGovernor>(w, "draw CITY", kCityNoun); }},
    {"choose", [](const Words& w) { return read<ChooseCharacter>(w, "choose CHARACTER", kCharacterNoun); }},
    {"bid", [](const Words& w) { return read<Bid>(w, "bid GOLD", kGoldNoun); }},
    {"pass", [](const Words& w) { return read<Pass>(w, "pass"); }},
    {"place", [](const Words& w) { return read<PlaceHouse>(w, "place VILLAGE", kVillageNoun); }},
    {"disc", [](const Words& w) { return read<SetDisc>(w, "disc ACTION ACTION", kActionNoun, kActionNoun); }},
    {"gold", [](const Words& w) { return read<TakeGold>(w, "gold SOURCE", kSourceNoun); }},
    {"house",
     [](const Words& w) { return read<BuildHouse>(w, "house SOURCE PLACE", kSourceNoun, kPlaceNoun); }},
    {"move",
     [](const Words& w) {
         return read<MoveHouse>(w, "move SOURCE FROM TO", kSourceNoun, kPlaceNoun, kPlaceNoun);
     }},
    {"quarry", [](const Words& w) { return read<TakeHouses>(w, "quarry SOURCE", kSourceNoun); }},
    {"palace",
     [](const Words& w) { return read<BuildPalace>(w, "palace SOURCE SITE", kSourceNoun, kSiteNoun); }},
    {"governor",
     [](const Words& w) { return read<MoveGovernor>(w, "governor SOURCE CITY", kSourceNoun, kCityNoun); }},
    {"character",
     [](const Words& w) { return read<TakeCharacter>(w, "character CHARACTER", kCharacterNoun); }},
    {"exchange",
     [](const Words& w) {
         return read<Exchange>(w, "exchange WANTED GIVEN", kCharacterNoun, kCharacterNoun);
     }},
    {"takeover", [](const Words& w) { return read<Takeover>(w, "takeover SEAT", kSeatNoun); }},
    {"give", [](const Words& w) { return read<GiveCharacter>(w, "give CHARACTER", kCharacterNoun); }},
    {"token", [](const Words& w) { return read<UseToken>(w, "token ACTION", kActionNoun); }},
    {"travel",
     [](const Words& w) { return read<Travel>(w, "travel JUNCTION ROAD", kJunctionNoun, kRoadNoun); }},
    {"end", [](const Words& w) { return read<EndTurn>(w, "end"); }},
}};

}  // namespace

std::string Rules::format(const Move& m) { return std::visit(Writer{}, m); }

Result<Move> Rules::parse(std::string_view text) {
    const Words words = split_words(text);
    if (words.empty()) return Error{"A move is missing."};
    for (const Kind& kind : kKinds) {
        if (kind.word == words[0]) return kind.read(words);
    }
    std::string kinds;
    for (const Kind& kind : kKinds) kinds += (kinds.empty() ? "" : ", ") + std::string(kind.word);
    return Error{quoted(words[0]) + " is not a move; moves begin with one of " + kinds + "."};
}

}  // namespace durbar::maharaja
