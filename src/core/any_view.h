#pragma once

#include <cassert>
#include <string_view>

#include "core/game.h"

namespace durbar {

/// What one reader may know of a match at one moment, the same for all games: a copy that depends on nothing,
/// so that a bot on another thread or a drawing can have it and nothing else.
class AnyView {
public:
    AnyView() = default;
    AnyView(const AnyView&) = delete;
    AnyView& operator=(const AnyView&) = delete;
    virtual ~AnyView() = default;

    virtual std::string_view game() const = 0;
    virtual int players() const = 0;
};

template <Game G>
class TypedView final : public AnyView {
public:
    TypedView(const typename G::View& view, int players) : view_(view), players_(players) {}

    std::string_view game() const override { return G::kId; }
    int players() const override { return players_; }
    const typename G::View& view() const { return view_; }

private:
    typename G::View view_;
    int players_;
};

/// Precondition: it is a view of that game.
template <Game G>
const typename G::View& view_of(const AnyView& view) {
    assert(view.game() == G::kId);
    return static_cast<const TypedView<G>&>(view).view();
}

}  // namespace durbar
