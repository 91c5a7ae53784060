import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { ROMAN_TEXT } from '@/data/study/converters/romanText';
import { ROMAN_PRACTICE } from '@/data/study/practice/numberPractice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { convertRoman } from './convertRoman';
import { pageFrame, type TextPage } from './numberSystemPage';
import { toRoman } from './roman';

export type RomanPage = TextPage & {
  tableTitle: string;
  /** Rows of a table: a number and its numeral. */
  numerals: readonly { value: number; roman: string }[];
};

const toPractice = ({
  ask,
  hint,
  value,
  to,
}: (typeof ROMAN_TEXT.practice)[number]): PracticeQuestion => {
  const answer = convertRoman(String(value));
  return {
    ask,
    hint,
    steps: answer.ok ? answer.working : [],
    answer: to === 'roman' ? toRoman(value) : String(value),
  };
};

/** The page of the Roman numerals, with those of 1 to 100. */
export const buildRomanPage = (): RomanPage => {
  const { heading, lead, sections, mistakes, practice } = ROMAN_TEXT;
  return {
    ...pageFrame(CONVERTER_PATHS.romanNumerals),
    heading,
    lead,
    sections,
    mistakes,
    practice: [...practice.map(toPractice), ...ROMAN_PRACTICE.map(toQuestion)],
    tableTitle: ROMAN_TEXT.table,
    numerals: Array.from({ length: 100 }, (_, at) => ({ value: at + 1, roman: toRoman(at + 1) })),
  };
};
