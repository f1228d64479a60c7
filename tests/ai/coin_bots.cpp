#include "bots/bots_of_game.h"
#include "support/coin_game.h"

template std::unique_ptr<durbar::Bot<durbar::testing::CoinGame>>
durbar::make_searching_bot<durbar::testing::CoinGame>(const MctsSettings& settings);
template durbar::Result<std::unique_ptr<durbar::Bot<durbar::testing::CoinGame>>>
durbar::make_typed_bot<durbar::testing::CoinGame>(const BotSpec& spec);
