import { drawText } from './drawText';
import { renderMath } from './renderMath';

it('draws a formula and gives screen readers its MathML', () => {
  const html = renderMath('\\frac{1}{2}');
  expect(html).toContain('<math');
  expect(html).toContain('class="katex-html" aria-hidden="true"');
});

it('can leave the drawing to the browser', () => {
  expect(renderMath('x^2', { output: 'mathml' })).not.toContain('katex-html');
});

it('puts a displayed formula on its own line', () => {
  expect(renderMath('x', { display: true })).toContain('katex-display');
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
    expect(html).toMatch(/^If <span class="katex">.*<\/span> &amp; &lt;b&gt; then \$5$/);
  });

  it('takes lone dollar signs for what they are', () => {
    expect(drawText('5 $ or 6 $ more')).toBe('5 $ or 6 $ more');
  });
});
