import { expect, test } from 'vitest';
import { type Box, common } from './outline.ts';
import { framesOf, type Place, placed, pointing } from './place.ts';

const room: Box = { left: 8, top: 60, right: 1432, bottom: 892 };
const card = { width: 286, height: 300 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function boxOf({ x, y }: Place): Box {
  return box(x, y, card.width, card.height);
}

test('it stands right of the frame, its tail at the middle of it', () => {
  const frame = box(320, 130, 120, 180);
  const place = placed([frame], card, { must: [frame], rather: [] }, room);
  expect(place.side).toBe('right');
  expect(place.x).toBe(frame.right + 48);
  expect(place.y + place.tail).toBe(220);
});

test.each([
  ['left', box(1100, 300, 100, 100), []],
  ['left', box(400, 300, 100, 100), [box(520, 60, 900, 832)]],
  ['below', box(300, 80, 840, 120), []],
  ['above', box(300, 700, 840, 120), []],
] as const)('%s, where nothing before it is free', (side, frame, others) => {
  const place = placed([frame], card, { must: [frame, ...others], rather: [] }, room);
  expect(place.side).toBe(side);
  for (const one of [frame, ...others]) expect(common(boxOf(place), one)).toBeNull();
});

test('it moves along the frame before it gives up a side', () => {
  const frame = box(320, 300, 100, 200);
  const inTheWay = box(468, 330, 200, 20);
  const place = placed([frame], card, { must: [frame, inTheWay], rather: [] }, room);
  expect(place.side).toBe('right');
  expect(common(boxOf(place), inTheWay)).toBeNull();
  expect(place.y + place.tail).toBeGreaterThan(frame.top);
  expect(place.y + place.tail).toBeLessThan(frame.bottom);
});

test('of frames that lie far apart it stands beside the first that has room', () => {
  const [one, other] = [box(40, 80, 100, 60), box(1300, 800, 60, 60)];
  const place = placed([box(40, 80, 1320, 780), one, other], card, { must: [one, other], rather: [] }, room);
  expect(place).toMatchObject({ side: 'right', x: one.right + 48 });
});

test('where everything is taken it covers as little as it can', () => {
  const frame = box(500, 300, 100, 100);
  const place = placed(
    [frame],
    card,
    { must: [box(8, 60, 1100, 832), box(1108, 60, 324, 500)], rather: [] },
    room,
  );
  expect(place).toMatchObject({ side: 'none', x: room.right - card.width });
  expect(common(boxOf(place), box(1108, 60, 324, 500))).toBeNull();
});

test('it stands where it covers the least of what would rather be seen', () => {
  const frame = box(600, 400, 100, 100);
  const pieces = [box(750, 350, 100, 100), box(750, 460, 100, 100)];
  const place = placed([frame], card, { must: [frame], rather: pieces }, room);
  expect(place.side).toBe('left');
  const few = placed([frame], card, { must: [frame], rather: [box(750, 350, 20, 20)] }, room);
  expect(few).toMatchObject({ side: 'right', x: frame.right + 48 });
});

test('it points at all that is spoken of, unless that lies apart', () => {
  const [one, next, far] = [box(100, 100, 50, 50), box(160, 100, 50, 50), box(900, 700, 50, 50)];
  expect(framesOf([one, next])).toEqual([box(100, 100, 110, 50), one, next]);
  expect(framesOf([one, far])).toEqual([one, far]);
  expect(framesOf([])).toEqual([]);
});

test('without a frame it stands at the right, in the middle', () => {
  const place = placed([], card, { must: [], rather: [] }, room);
  expect(place).toEqual({ x: room.right - card.width, y: 326, side: 'none', tail: 0 });
});

test('it never leaves the room, however small that is', () => {
  const place = placed([box(10, 10, 20, 20)], card, { must: [], rather: [] }, box(8, 8, 200, 100));
  expect(place).toMatchObject({ x: 8, y: 8, side: 'none' });
});

test('on phones it points up at the board, or down into the dock', () => {
  const phone: Box = { left: 8, top: 52, right: 382, bottom: 452 };
  const [high, low] = [box(100, 120, 60, 60), box(300, 700, 60, 60)];
  expect(pointing([high], 374, phone)).toEqual({ side: 'below', tail: 122 });
  expect(pointing([low], 374, phone)).toEqual({ side: 'above', tail: 322 });
  expect(pointing([high, low], 374, phone)).toEqual({ side: 'below', tail: 122 });
  expect(pointing([], 374, phone)).toEqual({ side: 'none', tail: 0 });
});
