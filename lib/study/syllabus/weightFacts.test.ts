import { coursesOf } from '@/data/study/syllabus/courses';
import { tidyNumber } from './tidyNumber';
import { weightFacts } from './weightFacts';
import { heaviestHalf } from './weighUnits';

const factsOf = (classNumber: 9 | 10 | 11 | 12, subject: string) => {
  const course = coursesOf(classNumber).find((one) => one.subject === subject);
  return course ? weightFacts(course).map(({ detail }) => detail) : [];
};

it('names the units that make half of the paper, and where a chapter has most and fewest marks', () => {
  expect(factsOf(9, 'maths')).toEqual([
    'Geometry (25) and Algebra (20) together carry 45 of the 80 marks.',
    'About 8.3 marks a chapter in Geometry.',
    '4 marks a chapter in Coordinate Geometry.',
  ]);
});

it('names units that go together by their numbers', () => {
  expect(factsOf(12, 'physics')).toEqual([
    'Units V and VI (18) and units III and IV (17) together carry 35 of the 70 marks.',
    '7 marks a chapter in Electronic Devices.',
    '4 marks a chapter in units VII and VIII.',
  ]);
});

it('finds no smaller set of units that makes half of the paper', () => {
  for (const classNumber of [9, 10, 11, 12] as const)
    for (const { units, theory } of coursesOf(classNumber)) {
      const best = units.map(({ marks }) => marks).sort((a, b) => b - a);
      const count = heaviestHalf(units).length;
      const sumOfFirst = (many: number) =>
        best.slice(0, many).reduce((sum, marks) => sum + marks, 0);
      expect(sumOfFirst(count) * 2).toBeGreaterThanOrEqual(theory);
      expect(sumOfFirst(count - 1) * 2).toBeLessThan(theory);
    }
});

it.each([
  [7.5, '7.5'],
  [10, '10'],
  [10.125, 'about 10.1'],
  [17 / 3, 'about 5.7'],
])('writes %p as %p', (value, expected) => {
  expect(tidyNumber(value)).toBe(expected);
});
