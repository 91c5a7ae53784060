import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { OUT_OF_COURSE } from '@/data/study/formulas/outOfCourse';
import { alsoUsefulOf } from './classTopics';
import { findOutOfCourse } from './outOfCourse';

const CLASSES = FORMULA_SUBJECTS.flatMap((subject) =>
  FORMULAS[subject].map((list) => ({ subject, grade: list.grade, list })),
);

it.each(CLASSES)('teaches in class $grade $subject nothing that left the course', (one) => {
  const { subject, grade, list } = one;
  const taught = list.topics.flatMap(({ title, formulas }) => [
    title,
    ...formulas.map(({ name }) => name),
  ]);
  expect(taught.filter((name) => findOutOfCourse(subject, grade, name))).toEqual([]);
});

it.each(CLASSES)('says of class $grade $subject why something is only also useful', (one) => {
  const { subject, list } = one;
  const topics = alsoUsefulOf(subject, list);
  expect(topics.flatMap(({ formulas }) => formulas)).toHaveLength(list.alsoUseful?.length ?? 0);
  for (const { title } of topics) expect(title).toMatch(/^Also useful: .*20\d\d-\d\d/);
});

it.each([
  ['maths', 10, 'Frustum of a cone', true],
  ['maths', 10, 'Volume after recasting a cone', true],
  ['maths', 10, 'Area of a triangle from its corners', true],
  ['maths', 12, 'Area of a triangle from its corners', false],
  ['maths', 12, 'Expected value', true],
  ['maths', 12, 'Equation of a plane', true],
  ['physics', 12, 'Half-life', true],
  ['physics', 10, 'Ohm’s law', false],
  ['chemistry', 11, 'pH of a buffer', false],
  ['chemistry', 10, 'pH of a solution', true],
] as const)(
  'reads of %s in class %i that %p has left the course: %p',
  (subject, grade, name, out) => {
    expect(findOutOfCourse(subject, grade, name) !== null).toBe(out);
  },
);

it('names no topic of a class twice', () => {
  const names = OUT_OF_COURSE.map(({ subject, grade, topic }) => `${subject} ${grade} ${topic}`);
  expect(new Set(names).size).toBe(names.length);
});
