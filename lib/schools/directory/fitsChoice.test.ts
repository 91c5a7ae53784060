import { CITY_SLUGS } from '@/data/places/places';
import { siteBranchesOf } from './branches';
import { type CityCard, toCityCards } from './cityCard';
import { choicesIn, fitsChoice, NO_CHOICE } from './fitsChoice';

const CARD: CityCard = {
  id: 1,
  title: 'OIS Somewhere',
  path: '/x',
  board: 'CBSE',
  grades: 'Grade 1 to Grade 10',
  landmark: 'Lake',
  areas: [],
  marks: [],
  from: 5,
  to: 14,
  position: null,
  tuition: { primary: 90_000, middle: 110_000, secondary: 130_000 },
};

it.each([
  ['everything', {}, true],
  ['its board', { board: 'CBSE' }, true],
  ['another board', { board: 'ICSE' }, false],
  ['its first class', { grade: 5 }, true],
  ['a class below', { grade: 4 }, false],
  ['boarding', { boarding: true }, false],
  ['its lowest tuition', { tuition: 90_000 }, true],
  ['less than that', { tuition: 75_000 }, false],
  ['a class at its price', { grade: 14, tuition: 130_000 }, true],
  ['a class for less', { grade: 14, tuition: 100_000 }, false],
] as const)('answers a family that asks for %s', (_, choice, fits) => {
  expect(fitsChoice(CARD, { ...NO_CHOICE, ...choice })).toBe(fits);
});

it('fits no limit of fees where no fees are known', () => {
  const unknown = { ...CARD, tuition: {} };
  expect(fitsChoice(unknown, { ...NO_CHOICE, tuition: 500_000 })).toBe(false);
  expect(fitsChoice(unknown, NO_CHOICE)).toBe(true);
});

it.each(CITY_SLUGS)(
  'asks in %s only what tells branches apart, with a handful of limits',
  (city) => {
    const cards = toCityCards(siteBranchesOf(city));
    const { boards, tuition } = choicesIn(cards);
    expect(boards).not.toHaveLength(1);
    expect(tuition.length).toBeLessThanOrEqual(6);
    expect([...tuition].sort((a, b) => a - b)).toEqual(tuition);
  },
);
