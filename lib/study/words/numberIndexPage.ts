import { CONVERTER_PATHS, numberPath } from '@/data/routes/paths/study/converters';
import { NUMBER_INDEX_TEXT } from '@/data/study/converters/numberIndexText';
import { NUMBER_WORDS_PRACTICE } from '@/data/study/practice/numberPractice';
import { pageFrame, type TextPage } from '@/lib/study/converters/numberSystemPage';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { groupIndian } from './grouping';
import { buildNumberPractice } from './numberPractice';
import { capitalise, toIndianWords, toInternationalWords, toTraditionalWords } from './numberWords';

export type NumberIndexPage = TextPage & {
  common: readonly { title: string; path: string; words: string }[];
  commonTitle: string;
  nameTable: {
    labels: typeof NUMBER_INDEX_TEXT.places;
    rows: readonly { number: string; indian: string; international: string }[];
  };
};

const COMMON = [
  ...Array.from({ length: 20 }, (_, at) => BigInt(at + 1)),
  ...[30n, 40n, 50n, 60n, 70n, 80n, 90n, 100n, 500n, 1000n, 5000n, 10_000n, 15_000n, 25_000n],
  ...[50_000n, 100_000n, 500_000n, 1_000_000n, 5_000_000n, 10_000_000n, 100_000_000n],
  ...[1_000_000_000n, 10_000_000_000n, 1_000_000_000_000n],
];

const POWERS = Array.from({ length: 15 }, (_, power) => 10n ** BigInt(power));

const nameIndian = (value: bigint): string => {
  const [words, older] = [toIndianWords(value), toTraditionalWords(value)];
  return capitalise(words === older ? words : `${words} (${older})`);
};

/** The page about numbers in words. */
export const buildNumberIndexPage = (): NumberIndexPage => {
  const { heading, lead, sections, mistakes } = NUMBER_INDEX_TEXT;
  return {
    ...pageFrame(CONVERTER_PATHS.numberToWords),
    heading,
    lead,
    sections,
    mistakes,
    practice: [...buildNumberPractice(70_500n), ...NUMBER_WORDS_PRACTICE.map(toQuestion)],
    common: COMMON.map((value) => ({
      title: groupIndian(`${value}`),
      path: numberPath(value),
      words: toIndianWords(value),
    })),
    commonTitle: NUMBER_INDEX_TEXT.common,
    nameTable: {
      labels: NUMBER_INDEX_TEXT.places,
      rows: POWERS.map((value) => ({
        number: groupIndian(`${value}`),
        indian: nameIndian(value),
        international: capitalise(toInternationalWords(value)),
      })),
    },
  };
};
