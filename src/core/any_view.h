#pragma once

#include <string_view>

#include "core/game.h"

namespace durbar {

/// What one reader may know of a match at one moment, whatever the game: for bots on other threads and for
/// drawings. It holds a copy and nothing of the match it was taken from.
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

}  // namespace durbar
