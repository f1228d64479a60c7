#pragma once

#include <concepts>

#include "terminal/face.h"

namespace durbar {

/// A game's drawing: a stateless struct of static functions, as its rules are. `Game` is the game that it
/// draws.
template <class D>
concept Drawn = Game<typename D::Game> && requires(const typename D::Game::View& view, const Ink& ink) {
    { D::draw(view, ink) } -> std::same_as<std::string>;
};

/// A drawing that cannot hold everything explains the rest when it is asked; that may be left out.
template <class D>
concept Explained =
    Drawn<D> && requires(const typename D::Game::View& view, std::string_view topic, const Ink& ink) {
        { D::topics() } -> std::same_as<std::vector<Topic>>;
        { D::explain(view, topic, ink) } -> std::same_as<std::string>;  // empty: there is no such topic
    };

template <Drawn D>
class TypedFace final : public Face {
public:
    std::string draw(const AnyView& view, const Ink& ink) const override {
        return D::draw(view_of<typename D::Game>(view), ink);
    }
    std::vector<Topic> topics() const override {
        if constexpr (Explained<D>) return D::topics();
        return {};
    }
    std::string explain(const AnyView& view, std::string_view topic, const Ink& ink) const override {
        if constexpr (Explained<D>) return D::explain(view_of<typename D::Game>(view), topic, ink);
        return {};
    }
};

}  // namespace durbar
