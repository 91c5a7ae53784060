import { countWord } from '@/data/copy/countWord';
import { dayAndMonth } from '@/data/copy/months';

/** `three branches`, `one branch`. */
export const counted = (count: number, one: string, many: string): string =>
  `${countWord(count)} ${count === 1 ? one : many}`;

// Initials are said letter by letter: an ICSE school, an OIS branch, an LB Nagar family.
const SAID_WITH_VOWEL = /^([AEIOaeio]|[FHLMNRSX][A-Z]|[Uu][nmlprt])/;
const SAID_WITH_CONSONANT = /^([Oo]ne\b|[Ee]u|[Uu]ni)/;

/** `an ICSE school`, `a CBSE school`. */
export const withArticle = (noun: string): string =>
  `${SAID_WITH_VOWEL.test(noun) && !SAID_WITH_CONSONANT.test(noun) ? 'an' : 'a'} ${noun}`;

// A suburb of Mumbai, not a street.
const SUBURBS_CALLED_ROAD = ['Mira Road'];

/** `on Magadi Road`, `in Jalahalli`. */
export const placedIn = (area: string): string =>
  /\bRoad$/.test(area) && !SUBURBS_CALLED_ROAD.includes(area) ? `on ${area}` : `in ${area}`;

/** `in and around Jalahalli`, `on and around Magadi Road`. */
export const placedAround = (area: string): string => placedIn(area).replace(' ', ' and around ');

/** The first letter in upper case. */
export const sentenceCase = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `2025-06-01` → `1 June 2025`. Without `Intl`: its first formatter costs a slow phone 60 ms. */
export const longDate = (isoDate: string): string =>
  `${dayAndMonth(isoDate.slice(5))} ${Number(isoDate.slice(0, 4))}`;

/** `2021-08-14` → `14 Aug 2021`. */
export const shortDate = (isoDate: string): string =>
  longDate(isoDate).replace(/\p{L}+/u, (month) => month.slice(0, 3));

/** `ages 6 to 10`, `age 14`. */
export const agesLabel = (ages: readonly number[]): string => {
  const youngest = Math.min(...ages);
  const oldest = Math.max(...ages);
  return youngest === oldest ? `age ${youngest}` : `ages ${youngest} to ${oldest}`;
};
