import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import fc from '@/lib/testing/properties';
import { addDays, type Day } from './day';
import {
  type Card,
  type Child,
  type DayWork,
  GRADES,
  type PageWork,
  PLANS,
  SHELF_VERSION,
  type Shelf,
  STUDIED_SUBJECTS,
} from './shelf';

export const TODAY: Day = '2026-11-26';

/** Days around today. */
export const anyDay = fc.integer({ min: -200, max: 200 }).map((count) => addDays(TODAY, count));

const anyMemory = fc.record({
  stability: fc.double({ min: 0.1, max: 300, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
});

export const anyCard: fc.Arbitrary<Card> = fc.record(
  {
    due: fc.option(anyDay),
    last: anyDay,
    grade: fc.constantFrom(...GRADES),
    step: fc.nat(5),
    memory: anyMemory,
  },
  { requiredKeys: ['due', 'last', 'grade', 'step'] },
);

const anyItem = fc.constantFrom('ask:a1', 'ask:b2', 'ask:c3', 'maker:sign-rule', 'table', 'sheet');

const anyPage: fc.Arbitrary<PageWork> = fc.record({
  title: fc.constantFrom('', 'Fractions', 'Table of 17'),
  subject: fc.constantFrom(...STUDIED_SUBJECTS),
  solved: fc.uniqueArray(fc.constantFrom('a1', 'b2', 'c3'), { maxLength: 3 }),
  cards: fc.dictionary(anyItem, anyCard, { maxKeys: 4 }),
});

const anyPath = fc.constantFrom(
  '/class7-ncert-solutions/ganita-prakash/chapter-9',
  '/class7-ncert-solutions/curiosity/chapter-2',
  '/maths-concepts/table-of-17',
  '/maths-concepts/fractions',
  '/worksheets/grade-3?topic=ADD',
);

const anyDayWork: fc.Arbitrary<DayWork> = fc
  .tuple(fc.nat(40), fc.nat(40))
  .map(([one, other]) => [one + other, one]);

const anyChildOf = (id: string): fc.Arbitrary<Child> =>
  fc.record({
    id: fc.constant(id),
    nickname: fc.constantFrom('', 'Asha', 'Kabir'),
    classes: fc.subarray([...CLASS_NUMBERS], { maxLength: 3 }),
    plan: fc.constantFrom(...PLANS),
    pages: fc.dictionary(anyPath, anyPage, { maxKeys: 4 }),
    days: fc.dictionary(anyDay, anyDayWork, { maxKeys: 6 }),
  });

/** A plain object, as JSON makes them: `fc.dictionary` may make ones without a prototype. */
const asJson = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  arbitrary.map((value) => structuredClone(value));

export const anyChild = asJson(anyChildOf('one'));

export const anyShelf: fc.Arbitrary<Shelf> = asJson(
  fc
    .uniqueArray(fc.constantFrom('one', 'two', 'three', 'four'), { minLength: 1, maxLength: 4 })
    .chain((ids) => {
      const [first = 'one', ...others] = ids;
      return fc.record({
        version: fc.constant(SHELF_VERSION),
        current: fc.constantFrom(first, ...others),
        children: fc.tuple(anyChildOf(first), ...others.map(anyChildOf)),
      });
    }),
);
