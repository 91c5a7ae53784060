import { CLASS_NUMBERS } from './classNumbers';
import { EDITIONS, lastSessionOf, sessionAfter } from './editions';

it.each([
  ['2024-25', '2025-26'],
  ['2025-26', '2026-27'],
  ['2098-99', '2099-00'],
] as const)('counts from %s to %s', (session, next) => {
  expect(sessionAfter(session)).toBe(next);
});

it.each([
  [7, '2024-25', null],
  [7, '2025-26', '2024-25'],
  [9, '2025-26', null],
  [9, '2026-27', '2025-26'],
  [10, '2026-27', null],
] as const)('calls the books of class %i in %s replaced since: %p', (classNumber, now, last) => {
  expect(lastSessionOf(classNumber, now)).toBe(last);
});

it('names what follows wherever books have gone', () => {
  const gone = CLASS_NUMBERS.filter((classNumber) => EDITIONS[classNumber].until);
  expect(gone.filter((classNumber) => !EDITIONS[classNumber].next?.maths)).toEqual([]);
});
