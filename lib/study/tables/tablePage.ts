import { tablePath } from '@/data/routes/paths/study/tables';
import { figure } from '@/data/study/tables/figure';
import { MEETINGS } from '@/data/study/tables/meetings';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { lastDigitCycle } from './arithmetic';
import { buildPahada, type Pahada } from './buildPahada';
import { buildTable, type TableLine } from './buildTable';
import { findPatterns } from './patterns/findPatterns';
import { buildPractice } from './practice';
import { findTips, shownLines } from './tips/findTips';

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
  ties: readonly TieList[];
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
  ties: tiesOf(`table:${factor}`),
});

const tellMeeting = (factor: number): string => {
  const { times, text } = MEETINGS[factor - 1] ?? { times: 1, text: '' };
  return text.replaceAll('{product}', figure(factor * times));
};
