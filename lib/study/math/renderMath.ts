// What builds a page is synchronous: as an import, KaTeX would be an ES module that loads asynchronously.
const katex: Pick<typeof import('katex').default, 'renderToString'> = require('katex');

const WRAPPED =
  /^<span class="katex"><math[^>]*><semantics>(.*)<annotation[^>]*>.*<\/annotation><\/semantics><\/math><\/span>$/s;

const FUNCTION = String.raw`\\(?:sin|cos|tan|cot|sec|csc|log|ln)(?![a-z])(?:\^\d)?`;
const AFTER_FACTOR = new RegExp(`(?<=[\\w}])(?= ?${FUNCTION})`, 'g');
const BEFORE_ARGUMENT = new RegExp(`(${FUNCTION})(?! ?[(^])`, 'g');

/** MathML leaves out the thin spaces around functions that TeX makes; our books write cosec. */
const prepare = (tex: string): string =>
  tex
    .replace(AFTER_FACTOR, '\\,')
    .replace(BEFORE_ARGUMENT, '$1\\,')
    .replaceAll('\\csc', '\\operatorname{cosec}');

// What KaTeX finds unlike TeX and draws all the same: the rupee sign, letters of other scripts.
const FINE = new Set(['unicodeTextInMathMode', 'symbolNotInFont', 'unknownSymbol']);

type RenderMathOptions = {
  /** On a line of its own. */
  display?: boolean;
};

/**
 * A formula as MathML alone, which browsers and screen readers know without a style sheet or fonts
 * of ours: with KaTeX's own HTML a lesson would weigh half as much again, and a list of formulas
 * three times as much as a page may. What stands around the MathML for other uses (the TeX again, a
 * span) is left out too. Throws where the TeX is wrong. For the server and the build only.
 */
export const renderMath = (tex: string, { display = false }: RenderMathOptions = {}): string => {
  const drawn = katex.renderToString(prepare(tex), {
    displayMode: display,
    output: 'mathml',
    throwOnError: true,
    strict: (code) => (FINE.has(code) ? 'ignore' : 'error'),
    trust: false,
  });
  // Browsers make the plain bar as high as what it encloses, KaTeX's "divides" sign not.
  const [, inner] = WRAPPED.exec(drawn.replaceAll('>∣</mo>', '>|</mo>')) ?? [];
  if (inner === undefined) throw new Error(`No MathML in what was drawn for ${tex}`);
  return display ? `<math display="block">${inner}</math>` : `<math>${inner}</math>`;
};
