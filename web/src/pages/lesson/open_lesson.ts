// A first game with everything that is needed to play it, in one language.
import type { Language } from '../../app/preferences.svelte.ts';
import type { GameRoom } from '../../board/room.ts';
import { engineModule } from '../../engine/page_module.ts';
import { rooms } from '../../games/rooms.ts';
import { type Contract, contracts, type GameId } from '../../protocol/game.ts';
import { typeset } from '../../texts/typeset.ts';
import { type LessonData, lessonOf, type StepText } from './lesson.ts';
import { lessons } from './lessons.ts';

export interface OpenLesson {
  readonly data: LessonData<GameId>;
  readonly room: GameRoom<GameId>;
  readonly contract: Contract<GameId>;
  readonly module: WebAssembly.Module;
}

export async function openLesson(game: GameId): Promise<OpenLesson> {
  const [{ data }, room, contract, module] = await Promise.all([
    lessons[game].data(),
    rooms[game](),
    contracts[game](),
    engineModule(),
  ]);
  // All of this very game: the indexes have its name.
  return {
    data: data as unknown as LessonData<GameId>,
    room: room as unknown as GameRoom<GameId>,
    contract,
    module,
  };
}

export async function lessonText(game: GameId, language: Language): Promise<readonly StepText[]> {
  const text = await lessons[game].texts[language]();
  return lessonOf(text.default, (words) => typeset(words, language)).steps;
}
