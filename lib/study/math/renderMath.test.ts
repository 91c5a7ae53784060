import { drawText } from './drawText';
import { renderMath } from './renderMath';

it('draws a letter as the least MathML there is', () => {
  expect(renderMath('v')).toBe('<math><mrow><mi>v</mi></mrow></math>');
});

it('puts a displayed formula on its own line', () => {
  expect(renderMath('x', { display: true })).toMatch(/^<math display="block">.*<\/math>$/);
});

it.each(['\\sin\\theta', 'u \\sin 2\\theta', '2u\\sin\\theta', '\\log Q'])(
  'leaves room around the function of %s',
  (tex) => {
    expect(renderMath(tex)).toMatch(/<mspace|<mtext>\s<\/mtext>/);
  },
);

it.each(['\\sin(A + B)', '\\sin^2\\theta + \\cos^2\\theta', '\\cot\\theta'])('draws %s', (tex) => {
  expect(renderMath(tex)).toMatch(/^<math>.*<\/math>$/);
});

it('writes cosec as our books do', () => {
  expect(renderMath('\\csc^2\\theta')).toContain('cosec');
});

it('draws the rupee sign', () => {
  expect(renderMath('\\text{₹}500')).toContain('₹');
});

it.each(['\\frac{1}{', '\\nosuch', '}', 'x_1_2'])('refuses %p', (tex) => {
  expect(() => renderMath(tex)).toThrow();
});

describe('a line of text with formulas', () => {
  it('keeps everything that is no formula as it is written', () => {
    const html = drawText('If $a<b$ & <b> then \\$5');
    expect(html).toMatch(/^If <math>.*<\/math> &amp; &lt;b&gt; then \$5$/);
  });

  it('takes lone dollar signs for what they are', () => {
    expect(drawText('5 $ or 6 $ more')).toBe('5 $ or 6 $ more');
  });
});
