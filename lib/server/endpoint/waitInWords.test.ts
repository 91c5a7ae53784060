import { inWords } from './waitInWords';

it.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [172_800, '48 hours'],
  [172_801, '3 days'],
  [2_592_000, '30 days'],
])('%p seconds: %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
