#include "engine/engine_session.h"

#include <algorithm>

#include "bots/bots.h"
#include "core/record.h"
#include "core/text.h"
#include "engine/engine_request.h"
#include "engine/json.h"
#include "games/registry.h"

namespace durbar {

namespace {

constexpr int kLongestThought = 600'000;  // ms
constexpr int kMostThreads = 256;
constexpr int kMostPlayers = 1'000'000;
constexpr std::int64_t kMostIterations = 1'000'000'000'000;

/// The tighter of two limits of a budget, where zero is none.
template <class Number>
Number tighter(Number a, Number b) {
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

json::object refused(const Refusal& refusal) {
    json::object answer{{"ok", false}, {"error", json_string(refusal.sentence)}};
    if (!refusal.rule.empty()) answer["rule"] = json_string(refusal.rule);
    return answer;
}

json::object refused(const Error& error) {
    json::object answer{{"ok", false}, {"error", json_string(error.message)}};
    if (error.line > 0) answer["line"] = error.line;
    return answer;
}

json::array events_json(const std::vector<Happening>& happenings) {
    json::array events;
    for (const auto& happening : happenings) events.emplace_back(event_json(happening));
    return events;
}

}  // namespace

const std::vector<EngineSession::Command>& EngineSession::commands() {
    using S = EngineSession;
    static const std::vector<Command> kAll{
        {"games", false, &S::games},    {"new", false, &S::new_game},     {"load", false, &S::load},
        {"state", true, &S::state},     {"view", true, &S::view},         {"legal", true, &S::legal},
        {"choices", true, &S::choices}, {"preview", true, &S::preview},   {"check", true, &S::check},
        {"play", true, &S::play},       {"undo", true, &S::undo},         {"position", true, &S::position},
        {"record", true, &S::record},   {"standing", true, &S::standing}, {"go", true, &S::go},
        {"quit", false, &S::quit},
    };
    return kAll;
}

std::string EngineSession::answer(std::string_view line) {
    if (line.size() > kLongestLine) return too_long_answer();
    const auto request = parse_request(line);
    const Answer done = request ? dispatch(request.value()) : Answer(request.error());
    const json::object body = done ? done.value() : refused(done.error());
    json::object answer{{"ok", true}};  // first in the line, as a reader looks for it first
    if (request && request.value().id() != nullptr) answer["id"] = *request.value().id();
    for (const auto& [key, value] : body) answer[key] = value;
    return json_text(answer);
}

std::string EngineSession::too_long_answer() {
    return json_text(refused(Error{"The line is longer than " + std::to_string(kLongestLine) + " bytes."}));
}

EngineSession::Answer EngineSession::dispatch(const Request& request) {
    const auto name = request.text("cmd");
    if (!name) return name.error();
    const auto command = std::find_if(commands().begin(), commands().end(),
                                      [&](const Command& known) { return known.name == name.value(); });
    if (command == commands().end()) {
        std::string known;
        for (const auto& each : commands()) known.append(known.empty() ? "" : ", ").append(each.name);
        return Error{"There is no command " + quoted(name.value()) + "; the commands are: " + known + "."};
    }
    if (command->needs_match && match_ == nullptr)
        return Error{"There is no match yet; send new or load first."};
    return (this->*command->handle)(request);
}

EngineSession::Answer EngineSession::games(const Request& /*request*/) {
    json::array bots;
    for (const auto& bot : all_bots()) bots.push_back({{"name", bot.name}, {"help", bot.help}});
    return json::object{{"games", games_json()}, {"bots", std::move(bots)}};
}

EngineSession::Answer EngineSession::new_game(const Request& request) {
    const auto game = request.text("game");
    if (!game) return game.error();
    const auto players = request.number("players", -kMostPlayers, kMostPlayers);  // the game says how many
    if (!players) return players.error();
    const auto options = request.words("options");
    if (!options) return options.error();
    auto match = new_match(game.value(), static_cast<int>(players.value()), options.value());
    if (!match) return match.error();
    return opened(std::move(match.value()), request);
}

EngineSession::Answer EngineSession::load(const Request& request) {
    const auto text = request.optional_text("record");
    if (!text) return text.error();
    if (text.value()) {
        const auto record = parse_record(*text.value());
        if (!record) return record.error();
        auto match = match_of(record.value());
        if (!match) return match.error();
        return opened(std::move(match.value()), request);
    }
    const auto game = request.text("game");
    if (!game) return game.error();
    const auto position = request.text("position");
    if (!position) return position.error();
    auto match = load_match(game.value(), position.value());
    if (!match) return match.error();
    return opened(std::move(match.value()), request);
}

EngineSession::Answer EngineSession::opened(std::unique_ptr<AnyMatch> match, const Request& request) {
    const auto seed = request.optional_seed("seed");
    if (!seed) return seed.error();
    const auto chance = request.optional_text("chance");
    if (!chance) return chance.error();
    const std::string mode = chance.value().value_or("auto");
    if (mode != "auto" && mode != "manual")
        return Error{"The field \"chance\" must be \"auto\" or \"manual\"."};
    const auto names = request.texts("names");
    if (!names) return names.error();
    for (const auto& name : names.value()) {
        if (!is_valid_name(name)) return Error{"A name has 1 to 64 bytes and no control characters."};
    }
    // Nothing above has changed the session; nothing below can fail.
    const std::size_t from = match->plies();
    if (!seed.value()) seed_ = mix64(seed_);
    const std::uint64_t drawn_from = seed.value().value_or(seed_);
    match_ = std::move(match);
    names_ = names.value();
    chance_ = mode == "auto" ? Chance::Auto : Chance::Manual;
    rng_ = Rng(drawn_from);
    draw_chance();
    json::object answer{{"game", match_->game()}, {"players", match_->players()}, {"chance", mode}};
    if (chance_ == Chance::Auto) answer["seed"] = drawn_from;
    add_plies(answer, from);
    add_turn(answer);
    return answer;
}

void EngineSession::draw_chance() {
    if (chance_ == Chance::Manual) return;
    while (match_->to_act() == Player::Chance) match_->play_chance(rng_);
}

void EngineSession::add_turn(json::object& answer) const {
    answer["to_act"] = to_act_json(match_->to_act());
    answer["decision"] = json_string(match_->decision());
    answer["plies"] = match_->plies();
}

void EngineSession::add_plies(json::object& answer, std::size_t from) const {
    json::array played;
    json::array events;
    for (std::size_t at = from; at < match_->plies(); ++at) {
        const std::size_t ply = at + 1;  // counted from 1, as in records
        const json::string move = json_string(match_->move_at(at));
        played.push_back({{"ply", ply}, {"actor", to_act_json(match_->actor_at(at))}, {"move", move}});
        for (const auto& happening : match_->events_at(at, std::nullopt)) {
            json::object event = event_json(happening);
            event["ply"] = ply;
            event["move"] = move;
            events.emplace_back(std::move(event));
        }
    }
    answer["played"] = std::move(played);
    answer["events"] = std::move(events);
}

EngineSession::Answer EngineSession::state(const Request& /*request*/) {
    json::object answer{{"state", json_value(match_->state_json())}};
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::view(const Request& request) {
    const auto seat = request.number("seat", 0, match_->players() - 1);
    if (!seat) return seat.error();
    json::object answer{{"seat", seat.value()},
                        {"view", json_value(match_->view_json(static_cast<int>(seat.value())))}};
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::legal(const Request& /*request*/) {
    json::array moves;
    if (match_->to_act() == Player::Chance) {
        for (const auto& outcome : match_->outcomes()) {
            moves.push_back({{"move", json_string(outcome.move)}, {"weight", outcome.weight}});
        }
    } else {
        for (const auto& move : match_->legal()) moves.emplace_back(json_string(move));
    }
    json::object answer{{"moves", std::move(moves)}};
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::choices(const Request& /*request*/) {
    json::array choices;
    for (const auto& choice : match_->choices()) {
        json::array targets;
        for (const auto& target : choice.targets) targets.emplace_back(json_string(target));
        choices.push_back({{"move", json_string(choice.move)}, {"targets", std::move(targets)}});
    }
    json::object answer{{"choices", std::move(choices)}};
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::preview(const Request& request) {
    const auto move = request.text("move");
    if (!move) return move.error();
    if (const auto refusal = match_->check(move.value())) return refused(*refusal);
    const auto events = match_->preview(move.value());
    if (!events) return events.error();
    return json::object{{"move", json_string(move.value())}, {"events", events_json(events.value())}};
}

EngineSession::Answer EngineSession::check(const Request& request) {
    const auto move = request.text("move");
    if (!move) return move.error();
    const auto refusal = match_->check(move.value());
    json::object answer = refusal ? refused(*refusal) : json::object{{"ok", true}};
    answer["legal"] = !refusal.has_value();
    return answer;
}

EngineSession::Answer EngineSession::play(const Request& request) {
    const auto move = request.text("move");
    if (!move) return move.error();
    const auto seat = request.optional_number("seat", 0, match_->players() - 1);
    if (!seat) return seat.error();
    if (seat.value() && match_->to_act() != player(static_cast<int>(*seat.value()))) {
        return Error{"Seat " + std::to_string(*seat.value()) + " is not to act."};
    }
    const std::size_t from = match_->plies();
    if (const auto refusal = match_->play(move.value())) return refused(*refusal);
    draw_chance();
    json::object answer;
    add_plies(answer, from);
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::undo(const Request& request) {
    const auto seat = request.optional_number("seat", 0, match_->players() - 1);
    if (!seat) return seat.error();
    const bool moved = match_->plies() > 0 && is_seat(match_->actor_at(match_->plies() - 1));
    const int last = moved ? seat_of(match_->actor_at(match_->plies() - 1)) : 0;
    const std::string move = moved ? match_->move_at(match_->plies() - 1) : "";
    if (const auto refusal = match_->undo(static_cast<int>(seat.value().value_or(last))))
        return refused(*refusal);
    json::object answer{{"undone", json_string(move)}};
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::position(const Request& /*request*/) {
    return json::object{{"position", json_string(match_->position())}};
}

EngineSession::Answer EngineSession::record(const Request& /*request*/) {
    return json::object{{"record", json_string(format_record(match_->record(names_)))}};
}

EngineSession::Answer EngineSession::standing(const Request& /*request*/) {
    json::object answer{{"standing", standing_json(match_->standing())},
                        {"finished", match_->to_act() == Player::Nobody}};
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::go(const Request& request) {
    const auto name = request.optional_text("bot");
    if (!name) return name.error();
    const auto ms = request.optional_number("ms", 0, kLongestThought);
    if (!ms) return ms.error();
    const auto iterations = request.optional_number("iterations", 0, kMostIterations);
    if (!iterations) return iterations.error();
    const auto threads = request.optional_number("threads", 1, kMostThreads);
    if (!threads) return threads.error();
    const auto seed = request.optional_seed("seed");
    if (!seed) return seed.error();
    const std::string spec = name.value().value_or("random");
    auto bot = make_bot(match_->game(), spec);
    if (!bot) return bot.error();
    if (!is_seat(match_->to_act())) return Error{"No seat is to act, so there is nothing to choose."};
    const int seat = seat_of(match_->to_act());
    if (!seed.value()) seed_ = mix64(seed_);
    Budget budget = most_;
    budget.ms = tighter(most_.ms, static_cast<int>(ms.value().value_or(0)));
    budget.iterations = tighter(most_.iterations, static_cast<std::uint64_t>(iterations.value().value_or(0)));
    budget.threads = tighter(most_.threads, static_cast<int>(threads.value().value_or(0)));
    budget.seed = seed.value().value_or(seed_);
    const BotChoice choice = bot.value()->choose(*match_->snapshot(seat), seat, budget);
    json::object answer{
        {"bot", json_string(spec)}, {"move", json_string(choice.move)}, {"iterations", choice.iterations}};
    answer["evaluation"] = choice.value ? json::value(*choice.value) : json::value(nullptr);
    answer["candidates"] = candidates_json(choice);
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::quit(const Request& /*request*/) {
    finished_ = true;
    return json::object{};
}

}  // namespace durbar
