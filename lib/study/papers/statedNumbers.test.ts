import { statedNumbers } from './statedNumbers';

it.each([
  ['12', [12]],
  ['₹1,25,000', [125000]],
  ['-7 and −8', [-7, -8]],
  ['$x = -3$, $y = 2.5$', [-3, 2.5]],
  ['40-50', [40, 50]],
  ['$x - 3$', [3]],
  ['3/4', [0.75]],
  ['$-\\frac{3}{4}$', [-0.75]],
  ['$\\dfrac{-3}{4}$', [-0.75]],
  ['2 1/2 kg', [2.5]],
  ['$2\\frac{1}{2}$', [2.5]],
  ['$8\\sqrt{2}$ cm', [8 * Math.SQRT2]],
  ['8√2 cm', [8 * Math.SQRT2]],
  ['$\\frac{\\sqrt{3}}{2}$', [Math.sqrt(3) / 2]],
  ['3 × 10⁸ m/s', [3e8]],
  ['$1.5 \\times 10^{-3}$ A', [0.0015]],
  ['$2^3 \\times 3$', [8, 3]],
  ['154 cm²', [154]],
  ['$154\\text{ cm}^2$', [154]],
  ['$60^\\circ$ and 30°', [60, 30]],
  ['$5x^2 - 7$', [7]],
  ['H₂O, $CO_2$ and C6H12O6', []],
  ['$24\\pi$ cm', [24]],
  ['(3, -4)', [3, -4]],
  ['3 : 2', [3, 2]],
  ['12,000, 5 and 7.', [12000, 5, 7]],
  ['5th', []],
  ['25%', [25]],
])('%p names %p', (text, expected) => {
  const found = statedNumbers(text);
  expect(found).toHaveLength(expected.length);
  expected.forEach((value, at) => {
    expect(found[at]).toBeCloseTo(value, 9);
  });
});
