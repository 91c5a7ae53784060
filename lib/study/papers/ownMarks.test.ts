import fc from '@/lib/testing/properties';
import { markChoices, parseOwnMarks, sumOwnMarks } from './ownMarks';

const SECTIONS = [
  {
    name: 'A',
    questions: [
      { number: 1, marks: 1 },
      { number: 2, marks: 2 },
    ],
  },
  { name: 'B', questions: [{ number: 3, marks: 5 }] },
];

it('offers halves, the full marks first', () => {
  expect(markChoices(2)).toEqual([2, 1.5, 1, 0.5, 0]);
});

it.each([
  [null, {}],
  ['[1]', {}],
  [
    { 1: 1, 3: 2.5 },
    { 1: 1, 3: 2.5 },
  ],
  [{ 1: 2, 2: -1, 3: 0.3, 4: 1 }, {}],
  [{ 1: 0, 2: '2' }, { 1: 0 }],
])('reads %j as %j', (stored, marks) => {
  expect(parseOwnMarks(stored, SECTIONS)).toEqual(marks);
});

it('adds up by section and counts what is still unmarked', () => {
  expect(sumOwnMarks({ 1: 0, 2: 1.5 }, SECTIONS)).toEqual([
    { name: 'A', given: 1.5, most: 3, marked: 2, of: 2 },
    { name: 'B', given: 0, most: 5, marked: 0, of: 1 },
  ]);
});

it('never gives more than a section has, and is the same after it was stored', () => {
  const question = fc.record({
    marks: fc.constantFrom(1, 2, 3, 5),
    lost: fc.constantFrom(0, 0.5, 1),
  });
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 40 }), (list) => {
      const questions = list.map(({ marks }, at) => ({ number: at + 1, marks }));
      const marks = Object.fromEntries(list.map((one, at) => [at + 1, one.marks - one.lost]));
      const sections = [{ name: 'A', questions }];
      const [sum] = sumOwnMarks(marks, sections);
      const lost = list.reduce((total, one) => total + one.lost, 0);
      expect(sum?.given).toBe((sum?.most ?? 0) - lost);
      expect(parseOwnMarks(JSON.parse(JSON.stringify(marks)), sections)).toEqual(marks);
    }),
  );
});
