import { listWords } from './listWords';

it.each([
  [[], ''],
  [['Peenya'], 'Peenya'],
  [['Peenya', 'Hebbal'], 'Peenya and Hebbal'],
  [['Peenya', 'Hebbal', 'Jakkur'], 'Peenya, Hebbal and Jakkur'],
])('joins %p', (items, expected) => {
  expect(listWords(items)).toBe(expected);
});
