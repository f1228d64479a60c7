// A book with everything that is needed to read it, in one language.
import type { Language } from '../../app/preferences.svelte.ts';
import type { GameRoom } from '../../board/room.ts';
import { rooms } from '../../games/rooms.ts';
import type { GameId } from '../../protocol/game.ts';
import { typeset } from '../../texts/typeset.ts';
import { type Book, bookOf } from './book.ts';
import { books } from './books.ts';
import type { BookData } from './example.ts';

export interface OpenBook {
  readonly book: Book;
  readonly data: BookData<GameId>;
  readonly room: GameRoom<GameId>;
}

export async function openBook(game: GameId, language: Language): Promise<OpenBook> {
  const files = books[game];
  const [text, { data }, room] = await Promise.all([files.texts[language](), files.data(), rooms[game]()]);
  return {
    book: bookOf(text.default, (words) => typeset(words, language)).book,
    // Both of this very game: the indexes have its name.
    data: data as unknown as BookData<GameId>,
    room: room as unknown as GameRoom<GameId>,
  };
}
