import { waited } from './waited';

it.each([
  [-5_000, '0 minutes'],
  [59_999, '0 minutes'],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [47 * 3_600_000 + 3_599_999, '47 hours'],
  [48 * 3_600_000, '2 days'],
  [400 * 86_400_000, '400 days'],
])('%p ms: %s', (ms, text) => {
  expect(waited(ms)).toBe(text);
});
