const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

// In this order: powers before the letters that look like digits become digits.
const SPELLINGS: readonly (readonly [RegExp, string | ((part: string) => string)])[] = [
  [/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (part) => `^${[...part].map((sign) => POWERS.indexOf(sign)).join('')}`],
  // A half stands after a whole number without a space: `2½` is `2 1/2`.
  [/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '],
];

const AFTER_FOLDING: typeof SPELLINGS = [
  [/⁄|÷/g, '/'],
  [/[−–—‐‑]/g, '-'],
  [/[×*]/g, 'x'],
  [/[·•⋅∙]/g, '.'],
  [/[’‘`´]/g, "'"],
  [/[“”]/g, '"'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/(?<![a-z])sqrt(?![a-z])/g, '√'],
  [/(?<![a-z])pi(?![a-z])/g, 'π'],
  [/(?<![a-z])(?:rs\.?|inr)(?=\s*\d)/g, '₹'],
  [/\s+/g, ' '],
  // One hundred and five, one hundred five; forty five, forty-five.
  [/(?<=hundred|thousand|lakh|crore) and(?= )/g, ''],
  [/(?<=ty)[- ](?=one|two|three|four|five|six|seven|eight|nine)/g, ''],
];

// Commas that group digits, in the Indian or the international way.
const GROUPED = /(?<![\d.,])(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?![\d,])/g;

const NUMBER = /(?<![\d.])(\d*)(?:\.(\d+))?(?![\d])/g;

const plainNumber = (part: string, whole = '', decimals?: string): string => {
  if (part === '') return '';
  const kept = decimals?.replace(/0+$/, '') ?? '';
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${kept && `.${kept}`}`;
};

const applyAll = (text: string, rules: typeof SPELLINGS): string =>
  rules.reduce(
    (current, [from, to]) =>
      typeof to === 'string' ? current.replace(from, to) : current.replace(from, to),
    text,
  );

/** One spelling for signs, numbers and words, with the spaces between them. */
export const foldAnswer = (text: string): string => {
  const folded = applyAll(text, SPELLINGS).normalize('NFKC').toLowerCase();
  const spelled = applyAll(folded, AFTER_FOLDING)
    .trim()
    // From the first of a row only: its square would be too long for a long row.
    .replace(/(?<=[^.!])[.!]+$/, '');
  return spelled
    .replace(GROUPED, (part) => part.replaceAll(',', ''))
    .replace(NUMBER, plainNumber)
    .replace(/^\+(?=\d)/, '');
};

// What an answer in words may leave out: `ends` for `at the ends`, `because of the air` for `the air`.
const IN_FRONT = /^(?:because of|because|to|in|on|at|from|into|by) (?=\p{L}{3})/u;
// `a laboratory one`; but one hundred one is a number.
const ONE_AT_END = /^((?:an?|the) .+) ones?$/u;
const ARTICLES = /(?<![^ ])(?:an?|the) (?=\p{L}{3})/gu;

/** Without articles and small words in front or at the end; empty where not all is words. */
export const plainWords = (text: string): string => {
  const folded = foldAnswer(text);
  if (!/^[\p{L}' -]+$/u.test(folded)) return '';
  return folded
    .replace(ONE_AT_END, '$1')
    .replace(ARTICLES, '')
    .replace(IN_FRONT, '')
    .replaceAll(' ', '');
};

/** One spelling for all that mean the same, for comparing only; empty when nothing was typed. */
export const plainAnswer = (text: string): string =>
  // A space between digits tells `2 1/2` from `21/2`; all others are taste.
  foldAnswer(text)
    .replace(/(?<!\d) | (?!\d)/g, '')
    .replace(/^\+(?=\d)/, '')
    .replace(/^-0$/, '0');
