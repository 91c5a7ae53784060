import fc from '@/lib/testing/properties';
import { breakFormulas } from './breakFormulas';

it.each([
  ['$x = 13$', '$x = 13$'],
  ['$\\frac{4x}{3} = \\frac{12345}{67890}$', '$\\frac{4x}{3} = \\frac{12345}{67890}$'],
  [
    'Solve $x^2 + 4x + 5x + 20 = x(x + 4) + 5(x + 4)$.',
    'Solve $x^2 + 4x + 5x + 20$\u200b$\\mathord{}= x(x + 4) + 5(x + 4)$.',
  ],
  [
    '$(4x^2 + 12xy + 9y^2) - (4x^2 - 12xy + 9y^2)$',
    '$(4x^2 + 12xy + 9y^2)$\u200b$\\mathord{}- (4x^2 - 12xy + 9y^2)$',
  ],
  [
    '$\\frac{a + b + c + d + e + f}{2 + 3 + 4 + 5}$',
    '$\\frac{a + b + c + d + e + f}{2 + 3 + 4 + 5}$',
  ],
  [
    '$\\left(\\frac{1}{2} + \\frac{1}{3} + abcd + efgh\\right)^2 \\times \\frac{36}{25}$',
    '$\\left(\\frac{1}{2} + \\frac{1}{3} + abcd + efgh\\right)^2$\u200b$\\mathord{}\\times \\frac{36}{25}$',
  ],
  ['₹5 and \\$6 cost \\$7', '₹5 and \\$6 cost \\$7'],
])('%p', (text, expected) => {
  expect(breakFormulas(text)).toBe(expected);
});

it('leaves the sign of a number with it', () => {
  expect(breakFormulas('$aaaaaaaaaaaaaaaaaa \\times bbbbbbbb = -12345678901$')).toBe(
    '$aaaaaaaaaaaaaaaaaa$\u200b$\\mathord{}\\times bbbbbbbb$\u200b$\\mathord{}= -12345678901$',
  );
});

it('changes nothing but where a formula may break', () => {
  const term = fc.constantFrom('x^2', '12ab', '\\frac{1}{2}', '(x + 4)', '\\sqrt{50}', '2\\pi r');
  const sign = fc.constantFrom(' = ', ' + ', ' - ', ' \\times ', ' < ', ' \\approx ');
  fc.assert(
    fc.property(fc.array(fc.tuple(term, sign), { minLength: 1 }), term, (parts, last) => {
      const tex = `${parts.flat().join('')}${last}`;
      const lines = breakFormulas(`$${tex}$`).slice(1, -1).split('$\u200b$\\mathord{}');
      expect(lines.join(' ')).toBe(tex);
    }),
  );
});
