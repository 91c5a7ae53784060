import { drawFormula } from './drawFormula';

it('draws a letter as the least MathML there is', () => {
  expect(drawFormula('v', 'inline')).toBe('<math><mrow><mi>v</mi></mrow></math>');
});

it.each(['\\sin\\theta', 'u \\sin 2\\theta', '2u\\sin\\theta', '\\log Q'])(
  'leaves room around the function of %s',
  (tex) => {
    expect(drawFormula(tex, 'block')).toMatch(/<mspace|<mtext>\s<\/mtext>/);
  },
);

it.each(['\\sin(A + B)', '\\sin^2\\theta + \\cos^2\\theta', '\\cot\\theta'])('draws %s', (tex) => {
  expect(drawFormula(tex, 'block')).toMatch(/^<math display="block">.*<\/math>$/);
});

it('writes cosec as our books do', () => {
  expect(drawFormula('\\csc^2\\theta', 'inline')).toContain('cosec');
});

it('refuses TeX that is wrong, in the build and not before a pupil', () => {
  expect(() => drawFormula('\\frac{a}{', 'block')).toThrow();
});
