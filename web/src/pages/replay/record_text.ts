// What the head of a record says (docs/protocol.md, section 2), read without the engine: of which game it is and who played.
import { failed, ok, type Result } from '../../base/result.ts';
import { GAMES, type GameId } from '../../protocol/game.ts';
import { isLevel, type Level } from '../../protocol/generated/hall.ts';
import { decode } from '../../protocol/guards.ts';

export interface RecordSeat {
  /** Null: the record names only the bot. */
  readonly name: string | null;
  /** A bot's level; null for people, and for bots that are none of the hall's. */
  readonly level: Level | null;
  readonly isBot: boolean;
}

export interface RecordHead {
  readonly game: GameId;
  readonly seats: readonly RecordSeat[];
  readonly options: Readonly<Record<string, string>>;
  /** It tells the seed, so that everybody can deal the game again. */
  readonly hasProof: boolean;
}

export type HeadError =
  /** No record at all, or of a later format. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'large' }
  | { readonly kind: 'game'; readonly game: string };

const FIRST = 'durbar record 1';
/** A match of four hours has some 40 KiB. */
const MOST = 1_000_000;

function seatOf(name: string): RecordSeat {
  const bot = /^bot (.+)$/.exec(name)?.[1];
  const word = bot ?? name;
  const known = decode(isLevel, word);
  const level = known.ok ? known.value : null;
  const isBot = bot !== undefined || level !== null || /^(?:random|seat \d)$/.test(name);
  return { name: isBot ? null : name, level, isBot };
}

export function headOf(record: string): Result<RecordHead, HeadError> {
  if (record.length > MOST) return failed({ kind: 'large' });
  const lines = record.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0] !== FIRST) return failed({ kind: 'foreign' });
  const head = lines.slice(1, Math.max(1, lines.indexOf('moves')));
  const values = (word: string) =>
    head.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const [named = ''] = values('game');
  const game = GAMES.find((one) => one === named);
  if (game === undefined) return failed({ kind: 'game', game: named });
  const options = values('option').flatMap((text) => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return ok({
    game,
    seats: values('seat').map((text) => seatOf(text.replace(/^\d+ /, ''))),
    options: Object.fromEntries(options),
    hasProof: lines.some((line) => line.startsWith('note seed ')),
  });
}
