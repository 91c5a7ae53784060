import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { CONVERTER_NAMES, CONVERTERS_TITLE } from '@/data/study/converters/converterNames';
import { CONVERTERS_TEXT } from '@/data/study/converters/convertersText';
import { NUMBER_INDEX_TEXT } from '@/data/study/converters/numberIndexText';
import { UNIT_KIND_IDS } from '@/data/study/converters/unit';
import { UNIT_KINDS } from '@/data/study/converters/unitKinds';
import { groupIndian } from '@/lib/study/words/grouping';
import { capitalise, toIndianWords } from '@/lib/study/words/numberWords';
import { convertBases } from './convertBases';
import { convertRoman } from './convertRoman';
import { explainOurs, type UnitPage } from './unitPage';

/** The list of all converters. */
export type ConvertersPage = Pick<UnitPage, 'heading' | 'lead' | 'sections'> & {
  seo: PageSeo;
  boxTitle: string;
  converters: readonly { title: string; path: string; note: string; example: string }[];
};

const LAKH = 100_000n;

/** An answer of each converter, by its address. */
const buildExamples = (): Map<string, string> => {
  const bases = convertBases(CONVERTERS_TEXT.examples.bases);
  const roman = convertRoman(CONVERTERS_TEXT.examples.roman);
  return new Map<string, string>([
    ...UNIT_KIND_IDS.map((id): [string, string] => [
      CONVERTER_PATHS[id],
      explainOurs(UNIT_KINDS[id], UNIT_KINDS[id].example).result,
    ]),
    [
      CONVERTER_PATHS.numberToWords,
      `${groupIndian(`${LAKH}`)}: ${capitalise(toIndianWords(LAKH))}`,
    ],
    [CONVERTER_PATHS.numberSystems, bases.ok ? bases.result : ''],
    [CONVERTER_PATHS.romanNumerals, roman.ok ? roman.result : ''],
  ]);
};

/** The page that lists all converters, each with an example. */
export const buildConvertersPage = (): ConvertersPage => {
  const examples = buildExamples();
  return {
    seo: seoFor(CONVERTER_PATHS.all),
    heading: CONVERTERS_TITLE,
    lead: CONVERTERS_TEXT.lead,
    sections: CONVERTERS_TEXT.sections,
    boxTitle: NUMBER_INDEX_TEXT.heading,
    converters: CONVERTER_NAMES.map((converter) => ({
      ...converter,
      example: examples.get(converter.path) ?? '',
    })),
  };
};
