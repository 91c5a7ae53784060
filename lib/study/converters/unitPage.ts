import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { CONVERTER_NAMES, CONVERTERS_TITLE } from '@/data/study/converters/converterNames';
import type { ConverterText } from '@/data/study/converters/converterText';
import type { Conversion, UnitKind, UnitKindId } from '@/data/study/converters/unit';
import { UNIT_KINDS } from '@/data/study/converters/unitKinds';
import { UNIT_TEXTS } from '@/data/study/converters/unitTexts';
import { UNIT_PRACTICE } from '@/data/study/practice/unitPractice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { findUnit } from './convert';
import { type Explained, explainConversion } from './explainConversion';
import { exactly } from './rational';

/** Everything that the page of a kind of unit shows. */
export type UnitPage = Pick<ConverterText, 'heading' | 'lead' | 'sections' | 'mistakes'> & {
  seo: PageSeo;
  kind: UnitKind;
  crumbs: readonly { title: string; path: string }[];
  known: readonly string[];
  practice: readonly PracticeQuestion[];
  related: readonly { title: string; path: string; note: string }[];
};

/** A conversion of ours, worked out. Throws where it names a unit that the kind has not. */
export const explainOurs = (kind: UnitKind, { amount, from, to }: Conversion): Explained => {
  const [source, target] = [findUnit(kind, from), findUnit(kind, to)];
  if (!source || !target) throw new Error(`Unknown unit in ${kind.id}: ${from} or ${to}`);
  return explainConversion(exactly(amount), source, target);
};

const toPractice = (
  kind: UnitKind,
  question: ConverterText['practice'][number],
): PracticeQuestion => {
  const { answer, working } = explainOurs(kind, question);
  const number = answer.split(' ')[0] ?? '';
  const symbol = findUnit(kind, question.to)?.symbol ?? '';
  return {
    ask: question.ask,
    hint: question.hint,
    steps: working,
    answer,
    accept: [number, `${number} ${symbol}`, `${number}${symbol.replace('°', '')}`],
  };
};

/** The other converters, for the end of a page. */
export const listOtherConverters = (path: string): UnitPage['related'] =>
  CONVERTER_NAMES.filter((converter) => converter.path !== path);

/** The page of a kind of unit. */
export const buildUnitPage = (id: UnitKindId): UnitPage => {
  const kind = UNIT_KINDS[id];
  const { heading, lead, sections, mistakes, known, practice } = UNIT_TEXTS[id];
  const path = CONVERTER_PATHS[id];
  return {
    seo: seoFor(path),
    kind,
    crumbs: [{ title: CONVERTERS_TITLE, path: CONVERTER_PATHS.all }],
    heading,
    lead,
    sections,
    mistakes,
    known: known.map((conversion) => explainOurs(kind, conversion).result),
    practice: [
      ...practice.map((question) => toPractice(kind, question)),
      ...UNIT_PRACTICE[id].map(toQuestion),
    ],
    related: listOtherConverters(path),
  };
};
