// The requests of the engine protocol that say what a match was worth, ply by ply and as a whole.
#include <algorithm>
#include <array>
#include <limits>

#include "analysis/foresight.h"
#include "analysis/report.h"
#include "core/envelope.h"
#include "engine/answers.h"
#include "engine/engine_request.h"
#include "engine/engine_session.h"

namespace durbar {

namespace {

using analysis::PlyKind;
using analysis::PlyValue;

constexpr std::int64_t kMostIterations = 1'000'000'000;
constexpr std::int64_t kMostCandidates = 1'000'000;
constexpr std::uint64_t kUsualIterations = 200;

struct KindName {
    PlyKind kind;
    std::string_view name;
};
constexpr std::array<KindName, 3> kKinds{
    {{PlyKind::Decision, "decision"}, {PlyKind::Forced, "forced"}, {PlyKind::Chance, "chance"}}};

struct MarkName {
    analysis::MarkKind kind;
    std::string_view name;
};
constexpr std::array<MarkName, 4> kMarks{{{analysis::MarkKind::Mistake, "mistake"},
                                          {analysis::MarkKind::Slip, "slip"},
                                          {analysis::MarkKind::Only, "only"},
                                          {analysis::MarkKind::Turning, "turning"}}};

template <class Names, class Kind>
std::string_view name_of(const Names& names, Kind kind) {
    return std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.kind == kind; })
        ->name;
}

Result<PlyKind> kind_of(const Request& request) {
    const auto word = request.text("kind");
    if (!word) return word.error();
    const auto known = std::find_if(kKinds.begin(), kKinds.end(),
                                    [&](const KindName& each) { return each.name == word.value(); });
    if (known != kKinds.end()) return known->kind;
    return Error{R"(The field "kind" must be "decision", "forced" or "chance".)"};
}

/// A number for each seat, or none at all.
Result<analysis::SeatShares> shares_of(const Request& request, std::string_view key, PlyKind kind,
                                       int players) {
    auto shares = request.numbers(key);
    if (!shares) return shares.error();
    const std::size_t wanted = kind == PlyKind::Forced ? 0 : static_cast<std::size_t>(players);
    if (shares.value().size() == wanted) return shares;
    return Error{"The field \"" + std::string(key) + "\" must have " + std::to_string(wanted) + " numbers."};
}

/// The same where it may be empty: only decisions have them, and only in games that hide something.
Result<analysis::SeatShares> unseen_of(const Request& request, std::string_view key, PlyKind kind,
                                       int players) {
    const auto unseen = request.numbers(key);
    if (unseen && unseen.value().empty()) return unseen;
    return shares_of(request, key, kind == PlyKind::Decision ? kind : PlyKind::Forced, players);
}

/// Who acted and in which turn is known from the match.
Result<PlyValue> ply_value(const Request& request, const Walk& walk) {
    PlyValue value;
    const auto ply = request.number("ply", 0, static_cast<std::int64_t>(walk.plies()) - 1);
    if (!ply) return ply.error();
    const auto kind = kind_of(request);
    if (!kind) return kind.error();
    value.ply = static_cast<std::size_t>(ply.value());
    value.turn = walk.turn_at(value.ply);
    value.actor = walk.move_at(value.ply).actor;
    value.kind = kind.value();
    if (is_seat(value.actor) == (value.kind == PlyKind::Chance)) {
        return Error{"Ply " + std::to_string(value.ply) + " is not of the kind \"" +
                     std::string(name_of(kKinds, value.kind)) + "\"."};
    }
    const auto iterations = request.number("iterations", 0, kMostIterations);
    if (!iterations) return iterations.error();
    value.iterations = static_cast<std::uint64_t>(iterations.value());
    auto before = shares_of(request, "before", value.kind, walk.record().players);
    if (!before) return before.error();
    auto after = shares_of(request, "after", value.kind, walk.record().players);
    if (!after) return after.error();
    const auto margin = request.real("margin");
    if (!margin) return margin.error();
    auto unseen_before = unseen_of(request, "unseen_before", value.kind, walk.record().players);
    if (!unseen_before) return unseen_before.error();
    auto unseen_after = unseen_of(request, "unseen_after", value.kind, walk.record().players);
    if (!unseen_after) return unseen_after.error();
    if (unseen_before.value().size() != unseen_after.value().size()) {
        return Error{R"(The fields "unseen_before" and "unseen_after" must have as many numbers.)"};
    }
    value.unseen_before = std::move(unseen_before.value());
    value.unseen_after = std::move(unseen_after.value());
    value.before = std::move(before.value());
    value.after = std::move(after.value());
    value.margin = margin.value();
    return value;
}

Value seat_values(const analysis::SeatShares& shares) {
    constexpr int kDigits = 5;
    List list;
    for (const double share : shares) list.emplace_back(rounded(share, kDigits));
    return list;
}

double told(double share) { return rounded(share, 5); }

Value candidate_value(const analysis::Compared& candidate) {
    List line;
    for (const auto& move : candidate.line) line.emplace_back(move);
    return make_fields({{"move", candidate.move},
                        {"visits", candidate.visits},
                        {"shares", seat_values(candidate.shares)},
                        {"loss", told(candidate.loss)},
                        {"line", std::move(line)}});
}

}  // namespace

Fields analysis_fields(const analysis::PlyAnalysis& ply, std::size_t top) {
    List candidates;
    for (std::size_t i = 0; i < ply.candidates.size(); ++i) {
        const bool shown = top == 0 || i < top || ply.candidates[i].move == ply.move;
        if (shown) candidates.push_back(candidate_value(ply.candidates[i]));
    }
    return make_fields({{"ply", ply.value.ply},
                        {"turn", ply.value.turn},
                        {"actor", player_value(ply.value.actor)},
                        {"kind", name_of(kKinds, ply.value.kind)},
                        {"iterations", ply.value.iterations},
                        {"before", seat_values(ply.value.before)},
                        {"after", seat_values(ply.value.after)},
                        {"unseen_before", seat_values(ply.value.unseen_before)},
                        {"unseen_after", seat_values(ply.value.unseen_after)},
                        {"margin", told(ply.value.margin)},
                        {"decision", ply.decision},
                        {"move", ply.move},
                        {"loss", told(analysis::loss_of(ply.value))},
                        {"candidates", std::move(candidates)},
                        {"outcomes", ply.outcomes},
                        {"exact", ply.exact}});
}

Fields report_fields(const analysis::Report& report) {
    List turns;
    for (const auto& turn : report.turns) {
        turns.emplace_back(make_fields({{"turn", turn.turn},
                                        {"seat", turn.seat ? Value(*turn.seat) : Value(nullptr)},
                                        {"ply", turn.ply},
                                        {"shares", seat_values(turn.shares)},
                                        {"luck", seat_values(turn.luck)},
                                        {"loss", seat_values(turn.loss)}}));
    }
    List marks;
    for (const auto& mark : report.marks) {
        marks.emplace_back(make_fields({{"ply", mark.ply},
                                        {"turn", mark.turn},
                                        {"seat", mark.seat},
                                        {"mark", name_of(kMarks, mark.kind)},
                                        {"loss", told(mark.loss)}}));
    }
    List seats;
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        const analysis::SeatReport& told_of = report.seats[seat];
        seats.emplace_back(make_fields({{"seat", seat},
                                        {"luck", told(told_of.luck)},
                                        {"loss", told(told_of.loss)},
                                        {"rivals", told(told_of.rivals)},
                                        {"rest", told(told_of.rest)}}));
    }
    List next;
    for (const auto& task : report.next) {
        next.emplace_back(make_fields({{"ply", task.ply}, {"iterations", task.iterations}}));
    }
    return make_fields({{"start", seat_values(report.start)},
                        {"end", seat_values(report.end)},
                        {"turns", std::move(turns)},
                        {"marks", std::move(marks)},
                        {"seats", std::move(seats)},
                        {"decided", report.decided ? Value(*report.decided) : Value(nullptr)},
                        {"unexplained", told(report.unexplained)},
                        {"next", std::move(next)}});
}

std::optional<Error> EngineSession::begin_walk() {
    if (match_->sealed().any()) return Error{"Choices are sealed: play or withdraw them first."};
    if (!walk_) walk_.emplace(*match_);
    return std::nullopt;
}

EngineSession::Answer EngineSession::analyze(const Request& request) {
    if (const auto error = begin_walk()) return *error;
    if (walk_->plies() == 0) return Error{"The match has no moves to analyze."};
    const auto ply = request.number("ply", 0, static_cast<std::int64_t>(walk_->plies()) - 1);
    if (!ply) return ply.error();
    const auto iterations = request.optional_number("iterations", 1, kMostIterations);
    if (!iterations) return iterations.error();
    const auto top = request.optional_number("top", 0, kMostCandidates);
    if (!top) return top.error();
    auto wanted = static_cast<std::uint64_t>(iterations.value().value_or(kUsualIterations));
    if (most_.iterations > 0) wanted = std::min(wanted, most_.iterations);
    const auto analysis = analysis::analyze_ply(*walk_, static_cast<std::size_t>(ply.value()), wanted);
    return Body(analysis_fields(analysis, static_cast<std::size_t>(top.value().value_or(0))));
}

EngineSession::Answer EngineSession::sum_up(const Request& request) {
    if (const auto error = begin_walk()) return *error;
    const auto told = request.objects("plies");
    if (!told) return told.error();
    std::vector<PlyValue> known;
    for (const Request& each : told.value()) {
        auto value = ply_value(each, *walk_);
        if (!value) return value.error();
        if (!known.empty() && known.back().ply >= value.value().ply) {
            return Error{"The plies must come in the order of the game, each once."};
        }
        known.push_back(std::move(value.value()));
    }
    return Body(report_fields(analysis::sum_up(*walk_, known)));
}

EngineSession::Answer EngineSession::foresee(const Request& request) {
    if (const auto error = begin_walk()) return *error;
    const auto ply = request.number("ply", 0, static_cast<std::int64_t>(walk_->plies()));
    if (!ply) return ply.error();
    const auto moves = request.texts("moves");
    if (!moves) return moves.error();
    List steps;
    for (const auto& entry :
         analysis::foresee(*walk_, static_cast<std::size_t>(ply.value()), moves.value())) {
        List events;
        for (const auto& event : entry.events) {
            Fields fields = make_fields({{"event", event.telling.kind}, {"turn", event.turn}});
            fields.insert(fields.end(), event.telling.fields.begin(), event.telling.fields.end());
            events.emplace_back(std::move(fields));
        }
        steps.emplace_back(make_fields({{"actor", player_value(entry.actor)},
                                        {"move", entry.move ? Value(*entry.move) : Value(nullptr)},
                                        {"events", std::move(events)}}));
    }
    return Body(make_fields({{"steps", std::move(steps)}}));
}

}  // namespace durbar
