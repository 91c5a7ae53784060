import fc from '@/lib/testing/properties';
import { addDays, daysBetween } from './day';
import { planSpaced } from './planSpaced';
import { answerCard, type PlanNext, planPlainly } from './schedule';
import { type Card, GRADES, type Grade } from './shelf';
import { anyCard, TODAY } from './testing';

/** The days between answers that are each given on the day on which the question comes. */
const waits = (grades: readonly Grade[], plan: PlanNext): (number | null)[] => {
  let card: Card | undefined;
  let today = TODAY;
  return grades.map((grade) => {
    card = answerCard(card, grade, today, plan);
    const wait = card.due === null ? null : daysBetween(today, card.due);
    today = card.due ?? today;
    return wait;
  });
};

it.each<[Grade[], (number | null)[]]>([
  [
    ['good', 'good', 'good', 'good'],
    [1, 7, 30, null],
  ],
  [
    ['good', 'hard', 'good'],
    [1, 1, 7],
  ],
  [['hard'], [1]],
  [
    ['good', 'good', 'again', 'good', 'good'],
    [1, 7, 1, 1, 7],
  ],
])('the plain plan brings %p again after %p days', (grades, expected) => {
  expect(waits(grades, planPlainly)).toEqual(expected);
});

it('the spaced plan waits longer each time that it goes right, and begins anew after a slip', () => {
  const [first = 0, second = 0, third = 0, slip = 0] = waits(
    ['good', 'good', 'good', 'again'],
    planSpaced,
  ).map(Number);
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(third);
  expect(slip).toBeLessThan(third / 2);
});

it('the spaced plan asks sooner after a wrong answer than after a hint, and sooner after that than after a right one', () => {
  const [again, hard, good] = GRADES.map((grade) => Number(waits([grade], planSpaced)[0]));
  expect(again).toBeLessThanOrEqual(hard ?? 0);
  expect(hard).toBeLessThan(good ?? 0);
});

const PLANS = [
  ['plain', planPlainly],
  ['spaced', planSpaced],
] as const;

it.each(PLANS)('the %s plan never brings a question back on the day it was answered', (_, plan) => {
  fc.assert(
    fc.property(anyCard, fc.constantFrom(...GRADES), (card, grade) => {
      const last = addDays(TODAY, -3);
      const { due } = answerCard({ ...card, last }, grade, TODAY, plan);
      expect(due === null || due > TODAY).toBe(true);
      expect(due === null || daysBetween(TODAY, due) <= 365).toBe(true);
    }),
  );
});

it.each(PLANS)('the %s plan takes the worst answer of a day', (_, plan) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...GRADES), { minLength: 1 }), (grades) => {
      const card = grades.reduce<Card | undefined>(
        (so, grade) => answerCard(so, grade, TODAY, plan),
        undefined,
      );
      const worst = GRADES.find((grade) => grades.includes(grade));
      expect(card?.grade).toBe(worst);
      // Trying until it is right earns no step, and twice right no second one.
      expect(card?.step).toBeLessThanOrEqual(worst === 'again' ? 0 : 1);
    }),
  );
});

it('a child may change the plan at any time', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...GRADES), fc.boolean()), { minLength: 1, maxLength: 12 }),
      (answers) => {
        let card: Card | undefined;
        answers.forEach(([grade, isPlain], at) => {
          const day = addDays(TODAY, at * 5);
          card = answerCard(card, grade, day, isPlain ? planPlainly : planSpaced);
          expect(card.due === null || card.due > day).toBe(true);
        });
      },
    ),
  );
});
