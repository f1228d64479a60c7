import { expect, test } from 'vitest';
import { bookOf, pageOfRule, plainOf } from './book.ts';
import { folded, hasAll, hitsIn, stretchesOf, wantedIn } from './find.ts';
import { placeIn } from './place.ts';

const TEXT = `people: Ada | Bob

# aim The aim
> Win.
First **bold**, then [there](war). {TE-1.1 TE-1.2 @2}

# conflicts Conflicts
## war War
- :te-tile-temple: temple
= a | 4 : 4 | b
@example war A war
@step Join | Look.
@board Rings.
#+ words Words
`;

test('a book has numbered pages with what stands on them', () => {
  const { book, faults } = bookOf(TEXT);
  expect(faults).toEqual([]);
  expect(book.people).toEqual(['Ada', 'Bob']);
  expect(book.pages.map(({ number, id, title }) => `${number} ${id} ${title}`)).toEqual([
    '1 aim The aim',
    '2 conflicts Conflicts',
    '2.1 war War',
    ' words Words',
  ]);
  const [lead, first] = book.pages[0]?.blocks ?? [];
  expect(lead?.kind).toBe('lead');
  expect(first).toEqual({
    kind: 'paragraph',
    parts: [
      [
        { kind: 'text', text: 'First ' },
        { kind: 'strong', text: 'bold' },
        { kind: 'text', text: ', then ' },
        { kind: 'link', text: 'there', page: 'war' },
        { kind: 'text', text: '.' },
      ],
    ],
    rules: ['TE-1.1', 'TE-1.2'],
    step: 1,
  });
  const war = book.pages[2];
  expect(war?.blocks.map(({ kind, parts }) => `${kind} ${parts.map(plainOf).join('/')}`)).toEqual([
    'item  temple',
    'sum a/4 : 4/b',
  ]);
  expect(war?.example).toEqual({
    id: 'war',
    title: 'A war',
    steps: [{ name: 'Join', words: [{ kind: 'text', text: 'Look.' }] }],
  });
  expect(pageOfRule(book, 'TE-1.2')?.id).toBe('aim');
  expect(pageOfRule(book, 'TE-9.9')).toBeNull();
});

test('a line that means nothing is told', () => {
  expect(bookOf('lost\n# aim The aim\n@step Join | without an example\n').faults).toEqual([
    '1: lost',
    '3: @step Join | without an example',
  ]);
});

test('words are found without their accents, in any order', () => {
  expect(folded('Vůdce, жрецы и ЁЖ')).toBe('vudce, жрецы и еж');
  expect(hasAll('Král a kněz stojí u chrámu.', wantedIn(' CHRAM knez '))).toBe(true);
  expect(hasAll('Král', wantedIn('kral kralovna'))).toBe(false);
  expect(stretchesOf('Kněz a král', wantedIn('kral'))).toEqual([
    { text: 'Kněz a ', hit: false },
    { text: 'král', hit: true },
  ]);
});

test('each page says how often it has what is searched for, and so does the ledger', () => {
  const { book } = bookOf(TEXT);
  const ledger = [{ id: 'TE-1', title: 'One', rules: [{ id: 'TE-1.1', text: 'A temple is red.' }] }];
  const found = (words: string) =>
    [...hitsIn(book, ledger, wantedIn(words))]
      .filter(([, count]) => count > 0)
      .map(([id, count]) => `${id} ${count}`);
  expect(found('temple')).toEqual(['war 1', 'fine-print 1']);
  expect(found('red TEMPLE')).toEqual(['fine-print 1']);
  expect(found('te-1.1')).toEqual(['fine-print 1']);
  expect(found('zeppelin')).toEqual([]);
});

test('an address leads to a page, to the sentence of a rule, to the fine print of a page, or to the ledger', () => {
  const { book } = bookOf(TEXT);
  const at = (where: string | null) => {
    const place = placeIn(book, { fine: { war: ['TE-8.1'] } }, where);
    return place.kind === 'page' ? `${place.page.id} ${place.rule} ${place.isFine}` : `ledger ${place.rule}`;
  };
  expect(at(null)).toBe('aim null false');
  expect(at('war')).toBe('war null false');
  expect(at('TE-1.2')).toBe('aim TE-1.2 false');
  expect(at('TE-8.1')).toBe('war TE-8.1 true');
  expect(at('fine-print')).toBe('ledger null');
  expect(at('TE-9.9')).toBe('ledger TE-9.9');
});
