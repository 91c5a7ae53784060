import { gradeAnswer, gradeMany } from './gradeAnswer';

const NO_HELP = { hasErred: false, hadHint: false, hasSeenAnswer: false };

it.each([
  ['right at the first try', 'right', {}, 'good'],
  ['right with a hint', 'right', { hadHint: true }, 'hard'],
  ['right after a wrong answer', 'right', { hasErred: true }, 'again'],
  ['right after looking at the answer', 'right', { hasSeenAnswer: true }, 'again'],
  ['wrong', 'wrong', {}, 'again'],
  ['an empty field', 'empty', {}, null],
  ['the right number in another unit', 'unit', {}, null],
] as const)('%s', (_, verdict, help, grade) => {
  expect(gradeAnswer(verdict, { ...NO_HELP, ...help })).toBe(grade);
});

it.each([
  [25, 25, 'good'],
  [24, 25, 'hard'],
  [20, 25, 'hard'],
  [19, 25, 'again'],
  [0, 12, 'again'],
])('%d right of %d', (right, of, grade) => {
  expect(gradeMany(right, of)).toBe(grade);
});
