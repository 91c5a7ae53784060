import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { CONVERTERS_TITLE } from '@/data/study/converters/converterNames';
import { NUMBER_SYSTEM_TEXT } from '@/data/study/converters/numberSystemText';
import { NUMBER_SYSTEM_PRACTICE } from '@/data/study/practice/numberPractice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { explainBases, readNumeral, toBase } from './numberSystems';
import { listOtherConverters, type UnitPage } from './unitPage';

export type TextPage = Omit<UnitPage, 'kind' | 'known'>;

type BaseQuestion = (typeof NUMBER_SYSTEM_TEXT.practice)[number];

const toPractice = ({ ask, hint, number, from, to }: BaseQuestion): PracticeQuestion => {
  const numeral = readNumeral(number, from);
  const value = numeral.ok ? numeral.value : 0n;
  return { ask, hint, steps: explainBases(value, from, to), answer: toBase(value, to) };
};

/** Head, way up and links of a page of ours that is not about units. */
export const pageFrame = (
  path: string,
): { seo: PageSeo } & Pick<TextPage, 'crumbs' | 'related'> => ({
  seo: seoFor(path),
  crumbs: [{ title: CONVERTERS_TITLE, path: CONVERTER_PATHS.all }],
  related: listOtherConverters(path),
});

/** The page of the number systems. */
export const buildNumberSystemPage = (): TextPage => {
  const { heading, lead, sections, mistakes, practice } = NUMBER_SYSTEM_TEXT;
  return {
    ...pageFrame(CONVERTER_PATHS.numberSystems),
    heading,
    lead,
    sections,
    mistakes,
    practice: [...practice.map(toPractice), ...NUMBER_SYSTEM_PRACTICE.map(toQuestion)],
  };
};
