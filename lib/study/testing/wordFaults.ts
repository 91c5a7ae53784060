const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** What no number in words has here: an “and”, a plural, tens without their hyphen. */
const OTHER_WAYS = new RegExp(
  [
    `\\b(?:hundred|thousand|lakh|crore) and (?:${SMALL})\\b`,
    `\\b(?:${SMALL}) (?:hundreds|thousands|lakhs|crores) (?:${SMALL})\\b`,
    '\\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:one|two|three|four|five|six|seven|eight|nine)\\b',
  ].join('|'),
  'i',
);

/** A text without what it quotes: one page tells of both ways. */
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '');

/** What a text says of a number in another way than ours, with the text; empty where nothing. */
export const wordFaults = (text: string): string[] =>
  (unquoted(text).match(OTHER_WAYS) ?? []).map((found) => `${found}: ${text}`);
