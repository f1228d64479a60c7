// The sentences of the page in the chosen language. English is always there; the others, and the texts of a game, are
// loaded when they are wanted, and everything shown changes at once when they have come.
import { type Language, preferences } from '../app/preferences.svelte.ts';
import type { Arguments } from './generated/keys.ts';
import { english, loaders } from './generated/loaders.ts';
import {
  type Message,
  type Messages,
  type Plain,
  type Rich,
  spoken,
  type Tongue,
  tongueOf,
  type Values,
} from './message.ts';
import { type Line, type Part, plain } from './rich.ts';

export type Key = keyof Arguments;
/** Texts that are loaded together: `common`, and one for each game. */
export type Bundle = keyof typeof loaders;

type Word = string | number | boolean | null;
type Kinds<Any> = {
  readonly number: number;
  readonly maybe: number | null;
  readonly word: Word;
  readonly any: Any;
};
type ValuesOf<K extends Key, Any> = {
  readonly [A in keyof Arguments[K]]: Kinds<Any>[Arguments[K][A] & keyof Kinds<Any>];
};
type Given<K extends Key, Any> = keyof Arguments[K] extends never ? [] : [values: ValuesOf<K, Any>];

interface Shown {
  readonly language: Language;
  readonly bundles: ReadonlySet<Bundle>;
  readonly tongue: Tongue;
  readonly messages: Messages;
}

let shown = $state.raw<Shown>({
  language: 'en',
  bundles: new Set<Bundle>(['common']),
  tongue: tongueOf('en'),
  messages: english,
});

const wanted = new Set<Bundle>(['common']);
let asked: Language = 'en';
let latest: Promise<void> = Promise.resolve();
let requests = 0;

async function everything(language: Language, bundles: ReadonlySet<Bundle>): Promise<Messages | null> {
  try {
    const each = await Promise.all([...bundles].map((bundle) => loaders[bundle][language]()));
    return Object.assign({}, ...each);
  } catch {
    return null;
  }
}

async function bring(language: Language): Promise<void> {
  requests += 1;
  const mine = requests;
  const bundles = new Set(wanted);
  const own = await everything(language, bundles);
  const inEnglish = own === null ? await everything('en', bundles) : null;
  // What comes late for an earlier wish is not shown; whoever waits for it waits for the later one.
  if (mine !== requests) return latest;
  const speaks = own === null ? 'en' : language;
  const messages = own ?? inEnglish;
  if (messages !== null) shown = { language: speaks, bundles, tongue: tongueOf(speaks), messages };
}

/** Shows the language once all of it is here; if it cannot be loaded, English. */
export function showLanguage(language: Language): Promise<void> {
  asked = language;
  latest = bring(language);
  return latest;
}

/** To be waited for before anything of the game is shown. */
export async function loadTexts(bundle: Bundle): Promise<void> {
  if (shown.bundles.has(bundle)) return;
  wanted.add(bundle);
  await showLanguage(asked);
}

/** To be waited for before the first paint; from then on the page follows the preferences. */
export async function startTexts(): Promise<void> {
  await showLanguage(preferences().language);
  $effect.root(() => {
    $effect(() => {
      if (preferences().language !== asked) void showLanguage(preferences().language);
    });
  });
}

/** The language that is shown; the chosen one unless it is still being loaded. */
export function language(): Language {
  return shown.language;
}

function found(key: string): Message {
  return shown.messages[key] ?? key;
}

export function t<K extends Key>(key: K, ...[values]: Given<K, Plain>): string {
  return plain(spoken(found(key), values ?? {}, shown.tongue));
}

/** The same with parts that are more than text. */
export function line<K extends Key>(key: K, ...[values]: Given<K, Rich>): Line {
  return spoken(found(key), values ?? {}, shown.tongue);
}

/**
 * The sentence of a key that came from the engine or the hall: of a refusal they give the room and the last word
 * (`tigris.tile_not_held`). `otherwise` is what they say in English themselves.
 */
export function said(key: string | null, values: Values, otherwise: string): string {
  if (key === null) return otherwise;
  const message = shown.messages[key] ?? shown.messages[key.replace('.', '.refuse.')];
  return message === undefined ? otherwise : plain(spoken(message, values, shown.tongue));
}

/** Dear to make, and asked for every square of a board. */
const lists = new Map<Language, Intl.ListFormat>();

/** Names as a sentence lists them: "Ada, Ben and Cyd". */
export function among(names: readonly string[]): string {
  const list = lists.get(shown.language) ?? new Intl.ListFormat(shown.language);
  lists.set(shown.language, list);
  return list.format(names);
}

/** Parts with commas in between, to be given as one value. */
export function listed(parts: readonly Part[]): Line {
  return parts.flatMap((part, at): Line => (at === 0 ? [part] : [{ kind: 'text', text: ', ' }, part]));
}
