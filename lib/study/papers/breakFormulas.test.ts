import fc from 'fast-check';
import { breakFormulas } from './breakFormulas';

it.each([
  ['$x = 13$', '$x = 13$'],
  [
    'Solve $x^2 + 4x + 5x + 20 = x(x + 4) + 5(x + 4)$.',
    'Solve $x^2 + 4x + 5x + 20$ $\\mathord{}= x(x + 4) + 5(x + 4)$.',
  ],
  [
    '$(4x^2 + 12xy + 9y^2) - (4x^2 - 12xy + 9y^2)$',
    '$(4x^2 + 12xy + 9y^2)$ $\\mathord{}- (4x^2 - 12xy + 9y^2)$',
  ],
  [
    '$\\frac{a + b + c + d + e + f}{2 + 3 + 4 + 5}$',
    '$\\frac{a + b + c + d + e + f}{2 + 3 + 4 + 5}$',
  ],
  [
    '$\\left(\\frac{1}{2} + \\frac{1}{3}\\right)^2 \\times \\frac{36}{25}$',
    '$\\left(\\frac{1}{2} + \\frac{1}{3}\\right)^2$ $\\mathord{}\\times \\frac{36}{25}$',
  ],
  ['₹5 and \\$6 cost \\$7', '₹5 and \\$6 cost \\$7'],
])('%p', (text, expected) => {
  expect(breakFormulas(text)).toBe(expected);
});

it('leaves the sign of a number with it', () => {
  expect(breakFormulas('$aaaaaaaaaaaaaaaaaa \\times bbbbbbbb = -12345678901$')).toBe(
    '$aaaaaaaaaaaaaaaaaa$ $\\mathord{}\\times bbbbbbbb$ $\\mathord{}= -12345678901$',
  );
});

it('changes nothing but where a formula may break', () => {
  const term = fc.constantFrom('x^2', '12ab', '\\frac{1}{2}', '(x + 4)', '\\sqrt{50}', '2\\pi r');
  const sign = fc.constantFrom(' = ', ' + ', ' - ', ' \\times ', ' < ', ' \\approx ');
  fc.assert(
    fc.property(fc.array(fc.tuple(term, sign), { minLength: 1 }), term, (parts, last) => {
      const tex = `${parts.flat().join('')}${last}`;
      const lines = breakFormulas(`$${tex}$`).slice(1, -1).split('$ $\\mathord{}');
      expect(lines.join(' ')).toBe(tex);
      // The longest term with its sign is shorter than a line.
      expect(lines.filter((line) => line.length > 24)).toEqual([]);
    }),
  );
});
