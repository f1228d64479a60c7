// What a lesson answers to clicks, before any rule is asked.
import { describe, expect, test } from 'vitest';
import type { GameRoom, Speaking } from '../../board/room.ts';
import type { Target } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';
import { plain } from '../../texts/rich.ts';
import { guidedRoom, type Telling } from './guided_room.ts';
import { lessonOf } from './lesson.ts';

const [text = null] = lessonOf(`# governor Where next?
Jodhpur is the third from below.
> choose Jodhpur.
! governor: | This one would not get to the bottom.
! governor:kota | Kota is the lowest already.
`).steps;

function answered(target: Target, telling: Partial<Telling> = {}): string | null {
  const told = { text, isOnlyRead: false, wanted: ['disc:governor', 'governor:jodhpur'], ...telling };
  const room = guidedRoom({ words: {} } as GameRoom<GameId>, () => told);
  const line = room.words.answer?.(target, {} as Speaking<GameId>) ?? null;
  return line === null ? null : plain(line);
}

describe('a click beside the step', () => {
  test('is answered as its text says, the longest beginning first', () => {
    expect(answered('governor:bikaner')).toBe('This one would not get to the bottom.');
    expect(answered('governor:kota')).toBe('Kota is the lowest already.');
  });

  test('that only comes too early is not called wrong', () => {
    expect(answered('governor:jodhpur')).toBeNull();
  });

  test('is left to the rules where the text says nothing, or is only read', () => {
    expect(answered('place:v01')).toBeNull();
    expect(answered('governor:kota', { isOnlyRead: true })).toBeNull();
  });
});
