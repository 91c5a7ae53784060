import {
  BOOK_PLACES,
  bookInUse,
  findBook,
  lastSessionOf,
  printedNumber,
  replacedBooks,
} from './books';
import { CLASS_NUMBERS } from './classNumbers';
import { sessionAfter } from './session';

it.each([
  ['2024-25', '2025-26'],
  ['2025-26', '2026-27'],
  ['2098-99', '2099-00'],
] as const)('counts from %s to %s', (session, next) => {
  expect(sessionAfter(session)).toBe(next);
});

it.each([
  ['2024-25', '2024-25', null],
  ['2024-25', '2025-26', '2024-25'],
  [undefined, '2026-27', null],
] as const)('calls books until %s in %s replaced since: %p', (until, now, last) => {
  expect(lastSessionOf(until ? { until } : {}, now)).toBe(last);
});

it.each(CLASS_NUMBERS)('has for each replaced book of class %i one of the subject in use', (n) => {
  const lonely = replacedBooks(n).filter(({ subject }) => !bookInUse(n, subject));
  expect(lonely).toEqual([]);
});

it('gives no two books of a class the same address', () => {
  const addresses = BOOK_PLACES.map(({ classNumber, slug }) => `${classNumber} ${slug}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each([
  [7, 'ganita-prakash', 3, { part: 'Part 1', number: 3 }],
  [7, 'ganita-prakash', 9, { part: 'Part 2', number: 1 }],
  [9, 'ganita-manjari', 9, { part: null, number: 9 }],
  [12, 'physics', 9, { part: null, number: 9 }],
] as const)('numbers chapter %s %s %i as the book does', (classNumber, slug, number, printed) => {
  const place = findBook(classNumber, slug);
  expect(place && printedNumber(place.book, number)).toEqual(printed);
});
