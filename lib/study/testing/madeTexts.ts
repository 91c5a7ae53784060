import { COMMON_NUMBERS } from '@/data/routes/paths/study/converters';
import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { MATHS_FIELDS, type MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { UNIT_KIND_IDS } from '@/data/study/converters/unit';
import { UNIT_KINDS } from '@/data/study/converters/unitKinds';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { buildToolIndex } from '@/lib/study/calculators/calculatorPages';
import { mathsCalculator } from '@/lib/study/calculators/maths/definitions';
import {
  CHEMISTRY,
  idsOf,
  MATHS,
  PHYSICS,
  type SubjectTools,
} from '@/lib/study/calculators/subjectTools';
import { listUnits } from '@/lib/study/converters/convert';
import { convertBases } from '@/lib/study/converters/convertBases';
import { explainConversion } from '@/lib/study/converters/explainConversion';
import { buildNumberSystemPage } from '@/lib/study/converters/numberSystemPage';
import { exactly } from '@/lib/study/converters/rational';
import { buildRomanPage } from '@/lib/study/converters/romanPage';
import { buildUnitPage } from '@/lib/study/converters/unitPage';
import { buildClassSyllabus } from '@/lib/study/syllabus/classSyllabus';
import { buildTablePage } from '@/lib/study/tables/tablePage';
import { buildNumberIndexPage } from '@/lib/study/words/numberIndexPage';
import { buildNumberPage } from '@/lib/study/words/numberPage';
import type { Blank } from '@/lib/study/worksheets/question';
import { ALL_TOPICS, questionsOf } from '@/lib/study/worksheets/testing/readBack';
import { textsIn } from '@/lib/testing/listTexts';
import { IS_LONG } from '@/lib/testing/size';

const AMOUNTS = ['0.5', '1', '2', '10', '1234567'];
const SEEDS = IS_LONG ? 300 : 15;

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const all: Key[] = [];
  for (const key in record) all.push(key);
  return all;
};

/** What the key prints for a blank. */
const printed = ({ label, answer, unit }: Blank): string =>
  unit === '₹' ? `${label} ₹${answer}` : `${label} ${answer} ${unit ?? ''}`.trim();

const worksheetTexts = (): string[] =>
  ALL_TOPICS.flatMap(({ slug, code }) =>
    questionsOf(slug, code, SEEDS).flatMap(({ ask, how, blanks }) => [
      ask,
      how ?? '',
      ...blanks.map(printed),
    ]),
  );

const NUMBERS = [
  ...Array.from({ length: 400 }, (_, at) => BigInt(at)),
  ...COMMON_NUMBERS,
  1_000_001n,
  10_10_101n,
  11_000_011n,
  1_110_001_000n,
  10n ** 14n + 1n,
];

const conversionTexts = (): string[] =>
  UNIT_KIND_IDS.flatMap((id) =>
    listUnits(UNIT_KINDS[id]).flatMap((from, _, units) =>
      units.flatMap((to) =>
        AMOUNTS.flatMap((amount) => textsIn(explainConversion(exactly(amount), from, to))),
      ),
    ),
  );

const baseTexts = (): string[] =>
  ['1', '101', '-101', '77'].flatMap((number) =>
    ['2', '8', '10', '16'].flatMap((from) =>
      ['2', '8', '10', '16', '36'].flatMap((to) => textsIn(convertBases({ number, from, to }))),
    ),
  );

/** Every maths calculator with a one in each of its fields, in turn and in all. */
const answersWithOnes = (id: MathsCalculatorId): string[] => {
  const { fields, calculate } = mathsCalculator(id);
  const choices = fields.flatMap(({ name, options = [] }) =>
    options.map(({ value }) => ({ [name]: value })),
  );
  const example = Object.fromEntries(fields.map(({ name, example: typed }) => [name, typed]));
  const ones = fields.filter(({ options }) => !options).map(({ name }) => ({ [name]: '1' }));
  return [{}, ...ones, Object.assign({}, ...ones)].flatMap((changed) =>
    [{}, ...choices].flatMap((chosen) => textsIn(calculate({ ...example, ...changed, ...chosen }))),
  );
};

/** The lists of calculators, and each one's examples worked out. */
const toolTexts = <Id extends string>(tools: SubjectTools<Id>): string[] => [
  ...textsIn(buildToolIndex(tools)),
  ...idsOf(tools).flatMap((id) => {
    const { calculate } = tools.define(id);
    return tools.texts[id].examples.flatMap(({ inputs }) => textsIn(calculate({ ...inputs })));
  }),
];

/**
 * The texts that a program puts together for the study pages, by the part that makes them: sheets
 * with their keys, pages of numbers and tables, conversions, calculators, syllabuses.
 */
export const MADE_TEXTS: Readonly<Record<string, () => string[]>> = {
  worksheets: worksheetTexts,
  'numbers in words': () => NUMBERS.flatMap((number) => textsIn(buildNumberPage(number))),
  'the list of numbers in words': () => textsIn(buildNumberIndexPage()),
  tables: () => TABLE_NUMBERS.flatMap((factor) => textsIn(buildTablePage(factor))),
  'unit converters': () => UNIT_KIND_IDS.flatMap((id) => textsIn(buildUnitPage(id))),
  conversions: conversionTexts,
  'number systems': () => [...textsIn(buildNumberSystemPage()), ...baseTexts()],
  'Roman numerals': () => textsIn(buildRomanPage()),
  calculators: () => [...toolTexts(MATHS), ...toolTexts(PHYSICS), ...toolTexts(CHEMISTRY)],
  'maths calculators': () => keys(MATHS_FIELDS).flatMap(answersWithOnes),
  syllabuses: () => CLASS_NUMBERS.flatMap((number) => textsIn(buildClassSyllabus(number))),
};
