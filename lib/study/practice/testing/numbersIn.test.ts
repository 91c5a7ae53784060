import { computeCheck, numbersIn } from './numbersIn';

it.each([
  ['1,46,000 people', [146000]],
  ['8√2', [8 * Math.SQRT2]],
  ['√3', [Math.sqrt(3)]],
  ['-3/4', [-0.75]],
  ['√3/2', [Math.sqrt(3) / 2]],
  ['2, 8, 1', [2, 8, 1]],
  ['(−4, 0.5)', [-4, 0.5]],
  ['5:45', [5, 45]],
  ['₹2,200', [2200]],
  ['H2O', []],
  ['2.50 cm', [2.5]],
  ['carbon-14', [14]],
  ['yes', []],
])('finds the numbers of %p', (text, expected) => {
  const found = numbersIn(text);
  expect(found).toHaveLength(expected.length);
  expected.forEach((number, at) => {
    expect(found[at]).toBeCloseTo(number, 10);
  });
});

it.each([
  ['2 * (45 + 28)', [146]],
  ['[8, 3]', [8, 3]],
  ['round(7 / 3, 2)', [2.33]],
])('computes %p', (check, expected) => {
  expect(computeCheck(check)).toEqual(expected);
});
