import { TABLE_NUMBERS, tablePath } from '@/data/routes/paths/study/tables';
import { TABLE_COPY } from '@/data/study/tables/copy';
import { figure } from '@/data/study/tables/figure';
import { MEETINGS } from '@/data/study/tables/meetings';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { lastDigitCycle } from './arithmetic';
import { buildPahada, type Pahada } from './buildPahada';
import { buildTable, type TableLine } from './buildTable';
import { findPatterns } from './patterns/findPatterns';
import { buildPractice } from './practice';
import { findTips, shownLines } from './tips/findTips';

export type RelatedTable = { title: string; path: string; note: string };

/** What the page of a table shows. */
export type TablePage = {
  factor: number;
  path: string;
  rows: readonly TableLine[];
  pahada: Pahada;
  meeting: string;
  patterns: readonly { title: string; text: string }[];
  lastDigits: readonly number[];
  tips: readonly { title: string; text: string; examples: readonly string[] }[];
  practice: readonly PracticeQuestion[];
  related: readonly RelatedTable[];
};

/** The page of a table from 1 to 120. */
export const buildTablePage = (factor: number): TablePage => ({
  factor,
  path: tablePath(factor),
  rows: buildTable(factor),
  pahada: buildPahada(factor),
  meeting: tellMeeting(factor),
  patterns: findPatterns(factor).map(({ title, text }) => ({ title, text })),
  lastDigits: lastDigitCycle(factor),
  tips: findTips(factor).map(({ title, text, work }) => ({
    title,
    text,
    examples: shownLines(factor).map(work),
  })),
  practice: buildPractice(factor),
  related: findRelated(factor),
});

const tellMeeting = (factor: number): string => {
  const { times, text } = MEETINGS[factor - 1] ?? { times: 1, text: '' };
  return text.replaceAll('{product}', figure(factor * times));
};

const findRelated = (factor: number): RelatedTable[] => {
  const { before, after, half, double, tenfold } = TABLE_COPY.related;
  const wanted = new Map<number, string>();
  const candidates: [number, string][] = [
    [factor - 1, before],
    [factor + 1, after],
    [factor / 2, half],
    [factor * 2, double],
    [factor * 10, tenfold],
  ];
  for (const [number, note] of candidates) {
    if (TABLE_NUMBERS.includes(number) && !wanted.has(number)) wanted.set(number, note);
  }
  return [...wanted].map(([number, note]) => ({
    title: TABLE_COPY.heading(number),
    path: tablePath(number),
    note,
  }));
};
