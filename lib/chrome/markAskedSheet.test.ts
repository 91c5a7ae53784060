/** @jest-environment jest-fixed-jsdom */
import { markAskedSheet, unmarkAskedSheet } from './markAskedSheet';

afterEach(unmarkAskedSheet);

it.each([
  ['/worksheets/grade-3?code=G3-ADD-7F2K', 'asked'],
  ['/worksheets/grade-3?utm_source=google&code=nonsense', 'asked'],
  ['/worksheets/grade-3?code=', undefined],
  ['/worksheets/grade-3', undefined],
  ['/worksheets', undefined],
  ['/units-converter?code=G3-ADD-7F2K', undefined],
])('reads %p as %p', (address, expected) => {
  window.history.replaceState(null, '', address);
  markAskedSheet();
  expect(document.documentElement.dataset.sheet).toBe(expected);
});
