#include "engine/engine_session.h"

#include <algorithm>
#include <limits>

#include "bots/bots.h"
#include "core/envelope.h"
#include "core/record.h"
#include "core/text.h"
#include "engine/answers.h"
#include "engine/engine_request.h"
#include "games/registry.h"
#include "honest/honest_chance.h"

namespace durbar {

const std::vector<EngineSession::Command>& EngineSession::commands() {
    using S = EngineSession;
    static const std::vector<Command> kAll{
        {"games", false, &S::games},    {"data", false, &S::data},
        {"new", false, &S::new_game},   {"load", false, &S::load},
        {"state", true, &S::state},     {"view", true, &S::view},
        {"legal", true, &S::legal},     {"choices", true, &S::choices},
        {"preview", true, &S::preview}, {"check", true, &S::check},
        {"play", true, &S::play},       {"undo", true, &S::undo},
        {"events", true, &S::events},   {"position", true, &S::position},
        {"record", true, &S::record},   {"standing", true, &S::standing},
        {"stand", true, &S::stand},     {"go", true, &S::go},
        {"think", true, &S::think},     {"go_on", true, &S::go_on},
        {"stop", true, &S::stop},       {"simulate", false, &S::simulate_games},
        {"verify", false, &S::verify},  {"analyze", true, &S::analyze},
        {"sum_up", true, &S::sum_up},   {"foresee", true, &S::foresee},
        {"quit", false, &S::quit},
    };
    return kAll;
}

std::string EngineSession::answer(std::string_view line) {
    if (line.size() > kLongestLine) return too_long_answer();
    const auto request = parse_request(line);
    Answer done = request ? dispatch(request.value()) : Answer(request.error());
    Body body = done ? std::move(done.value()) : Body(refused_fields(done.error()));
    // First in the line whether it went well and whose answer it is, as a reader looks for these first.
    const bool refused = !body.fields.empty() && body.fields.front().name == "ok";
    std::string text = refused ? "{\"ok\":false" : "{\"ok\":true";
    if (const std::string id = request ? request.value().id() : ""; !id.empty()) text += ",\"id\":" + id;
    if (refused) body.fields.erase(body.fields.begin());
    const std::string rest = json_text(Value(std::move(body.fields)));
    if (rest.size() > 2) text += "," + rest.substr(1, rest.size() - 2);
    if (!body.data.empty()) text.append(",\"data\":").append(body.data);
    return text + "}";
}

std::string EngineSession::too_long_answer() {
    return json_text(
        Value(refused_fields(Error{"The line is longer than " + std::to_string(kLongestLine) + " bytes."})));
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
    List bots;
    for (const auto& bot : all_bots())
        bots.emplace_back(make_fields({{"name", bot.name}, {"help", bot.help}}));
    return Body({{"games", games_value()}, {"bots", std::move(bots)}});
}

EngineSession::Answer EngineSession::data(const Request& request) {
    const auto game = request.text("game");
    if (!game) return game.error();
    const GameInfo* info = find_game(game.value());
    if (info == nullptr) return unknown_game(game.value());
    return Body({{"game", info->id}}, info->data);
}

EngineSession::Answer EngineSession::new_game(const Request& request) {
    const auto setup = request.setup();
    if (!setup) return setup.error();
    auto match = new_match(setup.value().game, setup.value().players, setup.value().options);
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
    forget_the_old();
    names_ = names.value();
    chance_ = mode == "auto" ? Chance::Auto : Chance::Manual;
    rng_ = Rng(drawn_from);
    draw_chance();
    Fields answer = make_fields({{"game", match_->game()}, {"players", match_->players()}, {"chance", mode}});
    if (chance_ == Chance::Auto) answer.push_back({"seed", drawn_from});
    add_plies(answer, from);
    add_turn(answer);
    return Body(std::move(answer));
}

void EngineSession::forget_the_old() {
    walk_.reset();
    thought_.reset();
}

void EngineSession::draw_chance() {
    if (chance_ == Chance::Manual) return;
    RngSource source(rng_);
    while (match_->to_act() == Player::Chance) match_->play_chance(source);
}

void EngineSession::add_turn(Fields& answer) const {
    answer.push_back({"to_act", player_value(match_->to_act())});
    answer.push_back({"deciding", seats_value(match_->deciding())});
    answer.push_back({"sealed", seats_value(match_->sealed())});
    answer.push_back({"decision", match_->decision()});
    answer.push_back({"plies", match_->plies()});
    answer.push_back({"version", match_->version()});
}

void EngineSession::add_plies(Fields& answer, std::size_t from) const {
    for (auto& field : played_fields(match_->line(Reader::referee(), from)))
        answer.push_back(std::move(field));
}

Result<int> EngineSession::seat_of_request(const Request& request) const {
    const auto seat = request.optional_number("seat", 0, match_->players() - 1);
    if (!seat) return seat.error();
    if (seat.value()) return static_cast<int>(*seat.value());
    return is_seat(match_->to_act()) ? seat_of(match_->to_act()) : 0;
}

EngineSession::Answer EngineSession::state(const Request& /*request*/) {
    Fields answer = make_fields({{"state", match_->view(Reader::referee())}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::view(const Request& request) {
    // A seat may be named as such, as the first version of the protocol did.
    const auto reader = request.optional_reader("reader", match_->players());
    if (!reader) return reader.error();
    Reader reads = reader.value().value_or(Reader::referee());
    if (!reader.value()) {
        const auto seat = request.number("seat", 0, match_->players() - 1);
        if (!seat) return Error{"The field \"reader\" is missing."};
        reads = Reader::seat(static_cast<int>(seat.value()));
    }
    Fields answer = make_fields({{"reader", reader_value(reads)}, {"view", match_->view(reads)}});
    if (reads.is_seat()) answer.push_back({"seat", reads.number()});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::legal(const Request& /*request*/) {
    List moves;
    if (match_->to_act() == Player::Chance) {
        for (const auto& outcome : match_->outcomes()) {
            moves.emplace_back(make_fields({{"move", outcome.move}, {"weight", outcome.weight}}));
        }
    } else {
        for (const auto& move : match_->legal()) moves.emplace_back(move);
    }
    Fields answer = make_fields({{"moves", std::move(moves)}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::choices(const Request& request) {
    const auto reader = request.optional_reader("reader", match_->players());
    if (!reader) return reader.error();
    const Reader reads = reader.value().value_or(Reader::referee());
    const int to_act = is_seat(match_->to_act()) ? seat_of(match_->to_act()) : -1;
    const int seat = reads.is_seat() ? reads.number() : reads.is_referee() ? to_act : -1;
    const std::string proposal = match_->proposal(seat);
    Fields answer = make_fields({{"choices", match_->choices(seat)},
                                 {"proposal", proposal.empty() ? Value(nullptr) : Value(proposal)}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::preview(const Request& request) {
    const auto move = request.text("move");
    if (!move) return move.error();
    const auto seat = seat_of_request(request);
    if (!seat) return seat.error();
    const Preview preview = match_->preview(seat.value(), move.value());
    if (preview.refusal) return Body(refused_fields(*preview.refusal));
    List events;
    for (const auto& event : preview.events) events.push_back(event_value(event));
    List gloss;
    for (const auto& effect : match_->gloss(seat.value(), move.value())) {
        Fields fields = make_fields({{"effect", effect.kind}});
        fields.insert(fields.end(), effect.fields.begin(), effect.fields.end());
        gloss.emplace_back(std::move(fields));
    }
    return Body({{"move", move.value()}, {"events", std::move(events)}, {"gloss", std::move(gloss)}});
}

EngineSession::Answer EngineSession::check(const Request& request) {
    const auto move = request.text("move");
    if (!move) return move.error();
    const auto seat = seat_of_request(request);
    if (!seat) return seat.error();
    const auto refusal = match_->check(seat.value(), move.value());
    if (!refusal) return Body({{"legal", true}});
    Fields answer = refused_fields(*refusal);
    answer.push_back({"legal", false});
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::play(const Request& request) {
    const auto move = request.text("move");
    if (!move) return move.error();
    const auto seat = request.optional_number("seat", 0, match_->players() - 1);
    if (!seat) return seat.error();
    const std::size_t from = match_->plies();
    if (!seat.value() && match_->sealed().any()) {
        return Error{"Choices are sealed: name the seat whose choice this is."};
    }
    const auto refusal = seat.value() ? match_->play(static_cast<int>(*seat.value()), move.value())
                                      : match_->play_next(move.value());
    if (refusal) return Body(refused_fields(*refusal));
    forget_the_old();
    draw_chance();
    Fields answer;
    add_plies(answer, from);
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::undo(const Request& request) {
    const auto named = request.optional_number("seat", 0, match_->players() - 1);
    if (!named) return named.error();
    const auto last =
        match_->plies() == 0 ? std::vector<LogEntry>{} : match_->line(Reader::referee(), match_->plies() - 1);
    const int mover = last.empty() || !is_seat(last.back().actor) ? 0 : seat_of(last.back().actor);
    const int seat = static_cast<int>(named.value().value_or(mover));
    const std::size_t before = match_->plies();
    if (const auto refusal = match_->undo(seat)) return Body(refused_fields(*refusal));
    forget_the_old();
    const bool played = match_->plies() < before;  // or else a sealed choice was withdrawn
    Fields answer = make_fields({{"undone", played ? Value(*last.back().move) : Value(nullptr)}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::events(const Request& request) {
    const auto reader = request.optional_reader("reader", match_->players());
    if (!reader) return reader.error();
    const auto since = request.optional_number("since", 0, std::numeric_limits<std::int64_t>::max());
    if (!since) return since.error();
    Fields answer =
        make_fields({{"log", log_value(match_->log(reader.value().value_or(Reader::referee()),
                                                   static_cast<std::uint64_t>(since.value().value_or(0))))}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::position(const Request& /*request*/) {
    return Body({{"position", match_->position()}});
}

EngineSession::Answer EngineSession::record(const Request& request) {
    const auto reader = request.optional_reader("reader", match_->players());
    if (!reader) return reader.error();
    const auto record = match_->record(reader.value().value_or(Reader::referee()), names_);
    if (!record) return Error{"The record holds secrets until the game is over."};
    return Body({{"record", format_record(*record)}});
}

EngineSession::Answer EngineSession::standing(const Request& request) {
    const auto reader = request.optional_reader("reader", match_->players());
    if (!reader) return reader.error();
    Fields answer = make_fields({{"standing", match_->standing(reader.value().value_or(Reader::referee()))},
                                 {"finished", match_->to_act() == Player::Nobody}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::stand(const Request& request) {
    if (const auto error = begin_walk()) return *error;
    const std::size_t last = walk_->plies();
    const auto ply = request.number("ply", 0, static_cast<std::int64_t>(last));
    if (!ply) return ply.error();
    match_ = walk_->at(static_cast<std::size_t>(ply.value()));
    thought_.reset();
    Fields answer = make_fields({{"last", last}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::verify(const Request& request) {
    const auto record = request.text("record");
    if (!record) return record.error();
    const honest::Verdict verdict = honest::verify(record.value());
    return Body({{"honest", verdict.honest},
                 {"taken_back", verdict.skipped},
                 {"fault", verdict.fault ? Value(describe(*verdict.fault)) : Value(nullptr)}});
}

EngineSession::Answer EngineSession::quit(const Request& /*request*/) {
    finished_ = true;
    return Body({});
}

}  // namespace durbar
