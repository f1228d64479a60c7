import { expect, test } from 'vitest';
import { buttonKeys, literalWords, usageOf } from './sources.ts';

test('a key is used where it is named, or where a template fits it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a page
  const template = 't(`hall.time.${kind}.help`)';
  const isUsed = usageOf([{ path: 'a.ts', text: `const key = 'hall.title'; ${template}; // hall.gone` }]);
  const keys = [
    'hall.title',
    'hall.time.live.help',
    'hall.time.live',
    'hall.time.live.long.help',
    'hall.gone',
  ];
  expect(keys.filter(isUsed)).toEqual(['hall.title', 'hall.time.live.help']);
});

test('what a button shows stands on it, what its attributes say does not', () => {
  const text = `
    <button class="a" onclick={() => go({ page: 'hall' })} aria-label={t('a.label')}>
      <Icon name="x" /><span>{t('a.span')}</span> {isOpen ? t('a.open', { n }) : ''}
    </button>
    <p>{t('a.outside')}</p>`;
  expect([...buttonKeys([{ path: 'a.svelte', text }])]).toEqual(['a.span', 'a.open']);
});

test('words without a key are found in what is shown and in what is spoken', () => {
  const text = `
    <!-- A comment. --><script lang="ts">const word = 'code';</script>
    <p class="soft" onclick={() => go({ a: 'b' })}>{t('a.b')} Hello</p><img alt="A picture" title={t('a.c')} />
    <style>.soft { color: red; }</style>`;
  expect(literalWords({ path: 'a.svelte', text })).toEqual(['Hello', 'picture']);
});
