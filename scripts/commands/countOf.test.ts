import { countOf } from './countOf';

it.each([
  [0, '0 enquiries'],
  [1, '1 enquiry'],
  [12, '12 enquiries'],
])('counts %p as %s', (count, text) => {
  expect(countOf(count, 'enquiry', 'enquiries')).toBe(text);
});

it('needs no plural that only adds an s', () => {
  expect([1, 2].map((count) => countOf(count, 'row'))).toEqual(['1 row', '2 rows']);
});
