// The list is drawn while the server draws the page, which cannot wait for a module: as an import,
// KaTeX would be an ES module that loads asynchronously.
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

/**
 * A formula as MathML alone, which browsers draw without a style sheet or fonts of ours: a hundred
 * formulas with KaTeX's HTML would weigh three times as much as a page may. What stands around the
 * MathML for other uses (the TeX again, a span) is left out too. Throws where the TeX is wrong. For
 * the server and the build only.
 */
export const drawFormula = (tex: string, shape: 'inline' | 'block'): string => {
  const drawn = katex.renderToString(prepare(tex), {
    displayMode: shape === 'block',
    output: 'mathml',
    throwOnError: true,
    strict: 'error',
    trust: false,
  });
  // Browsers make the plain bar as high as what it encloses, KaTeX's "divides" sign not.
  const [, inner] = WRAPPED.exec(drawn.replaceAll('>∣</mo>', '>|</mo>')) ?? [];
  if (inner === undefined) throw new Error(`No MathML in what was drawn for ${tex}`);
  return shape === 'block' ? `<math display="block">${inner}</math>` : `<math>${inner}</math>`;
};
