import { numberPath } from '@/data/routes/paths/study/converters';
import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { numberSeo } from '@/lib/study/words/numberSeo';
import { readWholeNumber } from '@/lib/study/words/readWholeNumber';

export type NumberPage = {
  title: string;
  link: string;
  description: string;
  /** False: the text names a number that other pages are about as well. */
  isFirst: boolean;
};

const AMOUNT =
  /(?:₹|\b(?:rs\.?|inr))?\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:thousand|lakh|lac|crore)s?\b)?(?:\s*\/-)?/i;
const ASKS_FOR_WORDS = /\b(?:words?|spelling|spelled|spell|number names?|shabd|shabdon?)\b|शब्द/i;
// What may stand around the number and the question without meaning anything else.
const AROUND =
  /\b(?:words?|spelling|spelled|spell|numbers?|names?|shabd|shabdon?|how|to|do|you|we|write|say|read|convert|in|into|of|for|the|a|is|what|english|indian|hindi|rupees?|rupaye|only|ko|ka|ki|me|mein|kaise|likhe|likhen)\b|[\s?.,:;=()-]/gi;

const toPage = (value: bigint, isFirst: boolean): NumberPage => {
  const { title, description } = numberSeo(value);
  return { title, description, link: numberPath(value), isFirst };
};

const LAST_TABLE = BigInt(TABLE_NUMBERS.at(-1) ?? 0);

/**
 * The page of a number in words, which no list of pages holds: `42 in words`, `₹5,000 in words`,
 * `2.5 lakh in words`, or just the number. Null where the text asks for something else.
 */
export const findNumberPage = (text: string): NumberPage | null => {
  const alone = readWholeNumber(text);
  if (alone.ok) return toPage(alone.value, alone.value > LAST_TABLE);
  const amount = text.match(AMOUNT)?.[0];
  if (amount === undefined || !ASKS_FOR_WORDS.test(text)) return null;
  const rest = text
    .replace(amount, ' ')
    .replace(/शब्दों?|में/g, ' ')
    .replace(AROUND, '');
  const number = readWholeNumber(amount.trim());
  return rest === '' && number.ok ? toPage(number.value, true) : null;
};
