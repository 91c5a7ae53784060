import { CONVERTER_PATHS, numberPath } from '@/data/routes/paths/study/converters';
import type { PageSeo } from '@/data/routes/routes';
import { CONVERTERS_TITLE } from '@/data/study/converters/converterNames';
import { NUMBER_INDEX_TEXT } from '@/data/study/converters/numberIndexText';
import { NUMBER_TEXT } from '@/data/study/converters/numberText';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { writeCheque } from './cheque';
import { explainNumber } from './explainNumber';
import { groupIndian } from './grouping';
import { type HindiWords, toHindiHalves, toHindiWords } from './hindiWords';
import { listNumberFacts } from './numberFacts';
import { buildNumberPractice } from './numberPractice';
import { numberSeo } from './numberSeo';
import {
  capitalise,
  toIndianWords,
  toInternationalWords,
  toTraditionalWords,
  WORDS_END,
} from './numberWords';
import { buildPlaceChart, expand, type PlaceRow } from './placeValue';
import { parseNumberAddress } from './readWholeNumber';

export type Neighbour = { title: string; path: string; note: string };

/** Everything that the page of a number shows. */
export type NumberPage = {
  seo: PageSeo;
  crumbs: readonly { title: string; path?: string }[];
  heading: string;
  lead: string;
  /** In Indian commas. */
  shown: string;
  /** The ways in which it is written; `hindi` in Hindi letters, with its sound as the text. */
  lines: readonly { term: string; text: string; hindi?: string }[];
  chart: {
    title: string;
    labels: Record<'digit' | 'indian' | 'international' | 'value', string>;
    rows: readonly PlaceRow[];
  };
  texts: readonly { title: string; points: readonly string[] }[];
  neighbours: readonly Neighbour[];
  practice: readonly PracticeQuestion[];
};

const ARAB = 10n ** 9n;

const listNeighbours = (value: bigint): Neighbour[] => {
  const text = NUMBER_TEXT.neighbours;
  const candidates: readonly (readonly [bigint, string])[] = [
    [value - 1n, text.before],
    [value + 1n, text.after],
    ...(value > 0n ? [[value * 10n, text.times] as const] : []),
    ...(value > 0n && value % 10n === 0n ? [[value / 10n, text.tenth] as const] : []),
  ];
  return candidates
    .filter(([neighbour]) => neighbour >= 0n && neighbour < WORDS_END)
    .map(([neighbour, note]) => ({
      title: NUMBER_TEXT.heading(groupIndian(`${neighbour}`)),
      path: numberPath(neighbour),
      note,
    }));
};

const hindiLine = (term: string, { hindi, said }: HindiWords) => ({ term, text: said, hindi });

const listLines = (value: bigint): NumberPage['lines'] => {
  const { labels } = NUMBER_TEXT;
  const cheque = writeCheque(value);
  const halves = toHindiHalves(value);
  const older =
    value >= ARAB
      ? [{ term: labels.traditional, text: capitalise(toTraditionalWords(value)) }]
      : [];
  return [
    { term: labels.indian, text: capitalise(toIndianWords(value)) },
    ...older,
    { term: labels.international, text: capitalise(toInternationalWords(value)) },
    hindiLine(labels.hindi, toHindiWords(value)),
    ...(halves ? [hindiLine(labels.hindiHalf, halves)] : []),
    { term: labels.cheque, text: cheque.words },
    { term: labels.chequeFigures, text: cheque.figures },
    { term: labels.expanded, text: expand(value).join(' + ') },
  ];
};

const CRUMBS = [
  { title: CONVERTERS_TITLE, path: CONVERTER_PATHS.all },
  { title: NUMBER_INDEX_TEXT.heading, path: CONVERTER_PATHS.numberToWords },
];

/** The page of a whole number below 10^15. */
export const buildNumberPage = (value: bigint): NumberPage => {
  const shown = groupIndian(`${value}`);
  const { chart, reading, facts } = NUMBER_TEXT;
  const { title, ...labels } = chart;
  return {
    seo: numberSeo(value),
    crumbs: [...CRUMBS, { title: shown }],
    heading: NUMBER_TEXT.heading(shown),
    lead: NUMBER_TEXT.lead(shown, toIndianWords(value)),
    shown,
    lines: listLines(value),
    chart: { title: title(shown), labels, rows: buildPlaceChart(value) },
    texts: [
      { title: reading.title(shown), points: explainNumber(value) },
      { title: facts.title(shown), points: listNumberFacts(value) },
    ],
    neighbours: listNeighbours(value),
    practice: buildNumberPractice(value),
  };
};

/** The page for the number of an address, or null where the address is not a plain number. */
export const numberPageFor = (address: string): NumberPage | null => {
  const value = parseNumberAddress(address);
  return value === null ? null : buildNumberPage(value);
};
