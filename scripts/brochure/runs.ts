export type Run = { text: string; isSign: boolean };

// The rupee sign is the one character of our texts that the Latin file of the font lacks.
const SIGNS = /(₹+)/;

/** A text cut where another font file has to draw it: `['in rupees (', '₹', ')']`. */
export const splitRuns = (text: string): Run[] =>
  text
    .split(SIGNS)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isSign: SIGNS.test(part) }));
