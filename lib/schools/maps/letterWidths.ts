/**
 * How wide letters are, with their height as the unit: the wider of the site's font in its heavier cut
 * and of the fallback that a slow network leaves standing. Any other sign is as wide as most letters.
 */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  [' .,’ijlI', 0.28],
  ['frt()-', 0.4],
  ['ABCDEGHKNOPQRSTUVXY', 0.76],
  ['mMwW', 0.9],
];
const MOST_LETTERS = 0.61;

const BY_LETTER = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** How wide a name is, with the height of its letters as the unit. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (BY_LETTER.get(letter) ?? MOST_LETTERS), 0);
