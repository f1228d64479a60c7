import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  centreOf,
  LINES,
  PILLARS,
  placeCentre,
  rulerAt,
  SECTION_SIZE,
  SECTIONS,
  SIDE,
  SPACES,
  seatCentre,
  sideOf,
  spaceOf,
  spread,
  viewBoxOf,
} from './layout.ts';

describe('the palace', () => {
  it('has four sections of the same size, without two spaces in one place', () => {
    for (const section of SECTIONS)
      expect(SPACES.filter((space) => space.section === section)).toHaveLength(SECTION_SIZE);
    expect(new Set(SPACES.map(({ x, y }) => `${x},${y}`)).size).toBe(SPACES.length);
    expect(LINES.flat()).toHaveLength(SPACES.length);
  });

  it('has every pillar once, also those that two spaces share', () => {
    expect(new Set(PILLARS.map(({ x, y }) => `${x},${y}`)).size).toBe(PILLARS.length);
    const halves = SPACES.flatMap(({ halves: sides }) => sides).length;
    const whole = SPACES.filter(({ kind }) => kind === 'center').length;
    expect(PILLARS).toHaveLength(whole + halves / 2);
  });

  it('lies apart from what is no space', () => {
    expect(spaceOf('E1')).toBeNull();
    expect(centreOf('E1').x).toBeLessThan(-SIDE / 2);
  });
});

describe('seats', () => {
  it.each([
    [2, 'SN'],
    [3, 'SWN'],
    [4, 'SWNE'],
  ])('of %i sit at %s', (players, sides) => {
    expect(Array.from({ length: players }, (_, seat) => sideOf(players, seat)).join('')).toBe(sides);
  });

  it('have their tokens outside of the wall', () => {
    expect(seatCentre(4, 0)).toEqual({ x: SIDE / 2, y: SIDE + 23 });
    expect(seatCentre(4, 1)).toEqual({ x: -23, y: SIDE / 2 });
  });
});

describe('the ruler', () => {
  it('goes clockwise from the lower left corner, a quarter of a hundred on each side', () => {
    const corners = [0, 25, 50, 75].map(rulerAt);
    expect(new Set(corners.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
    expect(corners[0]).toEqual({ x: -49, y: SIDE + 49 });
    expect(corners[2]).toEqual({ x: SIDE + 49, y: -49 });
  });

  it('begins again after a hundred', () => {
    expect(rulerAt(112)).toEqual(rulerAt(12));
  });
});

describe('the rondel', () => {
  it('reaches with a place into each section', () => {
    for (const { section, across, down } of CORNERS) {
      const { x, y } = placeCentre(section);
      expect(Math.sign(SIDE / 2 - x)).toBe(across);
      expect(Math.sign(SIDE / 2 - y)).toBe(down);
    }
  });
});

it('a phone has the same palace in a thinner frame', () => {
  const [wide, narrow] = [false, true].map((is) => Number(viewBoxOf(is).split(' ')[2]));
  expect(narrow).toBeLessThan(wide ?? 0);
});

it('markers of one number stand around it, and nobody else is moved', () => {
  expect(spread([50, 50, 50, 200], 20)).toEqual([30, 50, 70, 200]);
  expect(spread([10, 25], 20)).toEqual([7.5, 27.5]);
});
