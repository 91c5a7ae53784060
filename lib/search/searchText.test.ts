import { parseSearchText } from './searchText';

it.each([
  ['btm', 'btm'],
  ['  near btm  ', 'near btm'],
  ['   ', ''],
  ['', ''],
  [undefined, ''],
  [null, ''],
  [7, ''],
  [['pune', 'delhi'], 'pune'],
  [[], ''],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a'.repeat(500), 'a'.repeat(200)],
  ['😀'.repeat(201), '😀'.repeat(200)],
])('reads %p as %p', (value, text) => {
  expect(parseSearchText(value)).toBe(text);
});
