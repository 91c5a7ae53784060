import katex from 'katex';

// What KaTeX finds unlike TeX and draws all the same: the rupee sign, letters of other scripts.
const FINE = new Set(['unicodeTextInMathMode', 'symbolNotInFont', 'unknownSymbol']);

type RenderMathOptions = {
  /** On a line of its own. */
  display?: boolean;
  /** `mathml` alone is a third of the size and needs no style sheet; browsers draw it plainer. */
  output?: 'htmlAndMathml' | 'mathml';
};

/**
 * The HTML of a formula, with MathML for screen readers. Throws where the TeX is wrong. For the
 * server and the build only: KaTeX is larger than everything else on a page.
 */
export const renderMath = (
  tex: string,
  { display = false, output = 'htmlAndMathml' }: RenderMathOptions = {},
): string =>
  katex.renderToString(tex, {
    displayMode: display,
    output,
    throwOnError: true,
    trust: false,
    strict: (code) => (FINE.has(code) ? 'ignore' : 'error'),
  });
