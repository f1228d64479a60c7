import { expect, test } from 'vitest';
import type { Part } from './rich.ts';
import { among, language, line, listed, loadTexts, said, showLanguage, t } from './texts.svelte.ts';

const cell: Part = { kind: 'link', text: 'C4', targets: ['cell:C4'] };

test('English is there at once, a game with its texts, a language when it is shown', async () => {
  expect(t('ui.your_turn', { seat: 'Ada' })).toBe('Your turn, Ada.');
  await loadTexts('tigris');
  expect(t('tigris.log.passed', { you: 'none', seat: 'Ada' })).toBe('Ada passed.');
  await showLanguage('cs');
  expect(language()).toBe('cs');
  expect(t('ui.your_turn', { seat: 'Ada' })).toBe('Ada: jsi na tahu.');
  expect(t('ui.waiting_for_many', { n: 5 })).toBe('Čeká se na 5\u00a0hráčů.');
  expect(among(['Ada', 'Ben', 'Cyd'])).toBe('Ada, Ben a\u00a0Cyd');
  await showLanguage('en');
});

test('of two wishes the later one is shown, and both have been waited for', async () => {
  await Promise.all([showLanguage('sk'), showLanguage('ru')]);
  expect(language()).toBe('ru');
  await Promise.all([showLanguage('cs'), showLanguage('en')]);
  expect(language()).toBe('en');
});

test('a line keeps its parts and joins its texts', async () => {
  await loadTexts('tigris');
  expect(line('tigris.log.treasure_taken', { you: 'seat', seat: 'Ada', cell })).toEqual([
    { kind: 'text', text: 'You took the treasure on ' },
    cell,
    { kind: 'text', text: '.' },
  ]);
  expect(line('tigris.wait.treasure', { seat: 'Ada', may_stay: listed([cell, cell]) })).toEqual([
    { kind: 'text', text: 'Ada chooses which treasure stays: ' },
    cell,
    { kind: 'text', text: ', ' },
    cell,
    { kind: 'text', text: '.' },
  ]);
});

test('what the engine refuses is said by its key, or in its own words', async () => {
  await loadTexts('tigris');
  expect(said('tigris.tile_not_held', { color: 'red' }, 'x')).toBe('You have no temple in hand.');
  expect(said('hall.refuse.seat_taken', {}, 'x')).toBe('Somebody else sits here already.');
  expect(said('hall.unheard_of', {}, 'In English.')).toBe('In English.');
  expect(said(null, {}, 'In English.')).toBe('In English.');
});
