import { expect, test } from 'vitest';
import { keepProgress, keptProgress, progressIn } from './progress.ts';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const steps = ['aim', 'hand', 'leader'];

test('a lesson goes on where it was left', () => {
  const here = shelf();
  expect(keptProgress('tigris', here)).toBeNull();
  const begun = { ...progressIn(null, steps), at: 2, done: 2 };
  keepProgress('tigris', begun, here);
  expect(progressIn(keptProgress('tigris', here), steps)).toEqual(begun);
  expect(keptProgress('rajas', here)).toBeNull();
});

test('with other steps it begins anew, and stays finished', () => {
  const old = { ...progressIn(null, steps), at: 1, done: 3, isFinished: true };
  expect(progressIn(old, [...steps, 'end'])).toEqual({
    steps: 'aim hand leader end',
    of: 4,
    at: 0,
    done: 0,
    isFinished: true,
  });
});

test('what cannot be understood counts for nothing', () => {
  const here = shelf();
  for (const kept of ['', '{', '{"at":1}', '{"steps":"a","of":1,"at":7,"done":0,"isFinished":false}']) {
    here.setItem('durbar.lesson.tigris', kept);
    expect(keptProgress('tigris', here)).toBeNull();
  }
});

test('a browser that stores nothing is no trouble', () => {
  expect(() => keepProgress('tigris', progressIn(null, steps), null)).not.toThrow();
  expect(keptProgress('tigris', null)).toBeNull();
});
