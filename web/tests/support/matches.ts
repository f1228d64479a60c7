// Which matches there are: games, numbers of players, options and their values as the engine tells them.
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import type { Game, OptionKind } from '../../src/protocol/generated/hall.ts';
import { granted } from './granted.ts';

export interface Match {
  readonly game: GameId;
  readonly players: number;
  /** Whom the person plays. */
  readonly seat: number;
  readonly options: Readonly<Record<string, string>>;
}

export async function gamesOf(host: EngineHost): Promise<readonly Game[]> {
  return granted(await ask(host, 'games', {})).games;
}

function isOurs(id: string): id is GameId {
  return GAMES.some((game) => game === id);
}

/** An option of any text has its default and its examples. */
function valuesOf({ values, default: usual, examples }: OptionKind): readonly string[] {
  return values.length > 0 ? values : [usual, ...examples];
}

function combinations(options: readonly OptionKind[]): readonly Match['options'][] {
  return options.reduce<readonly Match['options'][]>(
    (all, option) =>
      all.flatMap((chosen) => valuesOf(option).map((value) => ({ ...chosen, [option.name]: value }))),
    [{}],
  );
}

/** Every seat of every table with every combination of options. */
export function everyMatch({ id, min_players, max_players, options }: Game): readonly Match[] {
  if (!isOurs(id)) throw new Error(`The page does not know ${id}.`);
  const matches: Match[] = [];
  for (let players = min_players; players <= max_players; ++players)
    for (const chosen of combinations(options))
      for (let seat = 0; seat < players; ++seat) matches.push({ game: id, players, seat, options: chosen });
  return matches;
}

/** What a match shows: a number of players, a seat, and the values of its options. */
function shownBy({ players, seat, options }: Match): readonly string[] {
  const said = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${players} players`, `seat ${seat}`, ...said];
}

/** As few matches as are easily found with every number of players, every seat and every value of every option. */
export function coveringMatches(game: Game): readonly Match[] {
  const matches = everyMatch(game).map((match) => ({ match, shows: shownBy(match) }));
  const missing = new Set(matches.flatMap(({ shows }) => shows));
  const chosen: Match[] = [];
  while (missing.size > 0) {
    const worth = (shows: readonly string[]) => shows.filter((one) => missing.has(one)).length;
    const best = matches.reduce((one, other) => (worth(other.shows) > worth(one.shows) ? other : one));
    for (const one of best.shows) missing.delete(one);
    chosen.push(best.match);
  }
  return chosen;
}

export function nameOf({ game, players, seat, options }: Match): string {
  const said = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${game}, seat ${seat} of ${players}`, ...said].join(', ');
}
