const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const lower = (raised: string): string =>
  [...raised].map((sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('');

// One way to write each thing, in this order.
const SPELLINGS: readonly (readonly [RegExp, string | ((part: string) => string)])[] = [
  [/\\text\{([^{}]*)\}/g, ' $1'],
  [/\$|\\[,;:! ]|\\left|\\right|\^\{?\\circ\}?/g, ''],
  [/\{,\}/g, ','],
  [/[−–]/g, '-'],
  [/\\[dt]frac/g, '\\frac'],
  [/\\times/g, '×'],
  [/√(\d+)/g, '\\sqrt{$1}'],
  [/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `^{${lower(raised)}}`],
  [/([\^_])(-?\w)/g, '$1{$2}'],
  // What stands low or high at a letter or a bracket is no number of its own: H_2O, x^2.
  [/_\{[^{}]*\}|(?<=[\p{L})}°] ?)\^\{[^{}]*\}/gu, ''],
];

const NUMBER = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
const SIGN = String.raw`(?<sign>(?<![\p{L}\d)}°%])-)?`;
const SHAPES = [
  String.raw`(?<factor>${NUMBER}) ?× ?10\^\{(?<ten>-?\d+)\}`,
  String.raw`(?<whole>\d+)(?: ?\\frac\{(?<a>\d+)\}\{(?<b>\d+)\}| (?<c>\d+)/(?<d>\d+))`,
  String.raw`\\frac\{(?<topSign>-?)(?<top>\d*)(?:\\sqrt\{(?<topRoot>\d+)\})?\}\{(?<below>\d+)\}`,
  String.raw`(?<times>${NUMBER})?\\sqrt\{(?<root>\d+)\}(?:/(?<over>\d+))?`,
  String.raw`(?<base>${NUMBER})\^\{(?<power>-?\d+)\}`,
  String.raw`(?<plain>${NUMBER})(?:/(?<by>\d+))?`,
].join('|');

// Not a part of a longer number, and not joined to a letter: 5x, Class 12th.
const FOUND = new RegExp(
  String.raw`${SIGN}(?<![\p{L}\d])(?<!\d[.,])(?:${SHAPES})(?![\d\p{L}])(?![.,]\d)`,
  'gu',
);

type Parts = Readonly<Record<string, string | undefined>>;

const numberOf = (parts: Parts): number => {
  const read = (name: string, missing = 1): number => {
    const text = parts[name];
    return text ? Number(text.replaceAll(',', '')) : missing;
  };
  if (parts.factor) return read('factor') * 10 ** read('ten');
  if (parts.whole) return read('whole') + (read('a') * read('c')) / (read('b') * read('d'));
  if (parts.below) {
    const size = (read('top') * Math.sqrt(read('topRoot'))) / read('below');
    return parts.topSign ? -size : size;
  }
  if (parts.root) return (read('times') * Math.sqrt(read('root'))) / read('over');
  if (parts.base) return read('base') ** read('power');
  return read('plain') / read('by');
};

/**
 * The numbers that a text with formulas names, in order, for tests: `$\frac{3}{4}$`, `2 1/2`,
 * `8√2`, `3 × 10⁸` and `1,25,000` are one each. Numbers at letters (`5x`, `H₂O`, `x²`) are none.
 */
export const statedNumbers = (text: string): number[] => {
  const plain = SPELLINGS.reduce(
    (current, [from, to]) =>
      typeof to === 'string' ? current.replace(from, to) : current.replace(from, to),
    text,
  );
  return Array.from(plain.matchAll(FOUND), ({ groups = {} }) =>
    groups.sign ? -numberOf(groups) : numberOf(groups),
  );
};
