import * as texts from '@/data/study/tables/patterns/size';
import { upTo } from '@/lib/study/tables/arithmetic';
import { type Finding, finding } from './finding';

const LINES = upTo(20);

const hundredsOf = (value: number): number => Math.floor(value / 100);

const size = (key: string, text: Parameters<typeof finding>[2]): Finding[] => [
  finding('size', key, text),
];

/** How the table climbs through the hundreds. */
export const findSizes = (factor: number): Finding[] => {
  if (factor <= 10) return factor > 1 ? size('small', texts.withinHundred(factor)) : [];
  if (factor < 50) return findCrossings(factor);
  if (factor < 100) return findPairs(factor);
  return findSkips(factor);
};

const findCrossings = (factor: number): Finding[] => {
  const all = LINES.filter(
    (times) => hundredsOf(factor * times) > hundredsOf(factor * (times - 1)),
  );
  const isEven = all.length > 2 && all.every((times, at) => times - (all[at - 1] ?? 0) === all[0]);
  if (isEven) return size('evenCrossings', texts.evenCrossings(factor, all));
  return 100 % factor === 0 ? [] : size('crossings', texts.crossings(factor, all));
};

const findPairs = (factor: number): Finding[] => {
  const first = LINES.slice(0, -1).find(
    (times) => hundredsOf(factor * times) === hundredsOf(factor * (times + 1)),
  );
  if (factor === 50) return [];
  return first
    ? size('pairs', texts.oneOrTwoAHundred(factor, [first, first + 1]))
    : size('behind', texts.oneHundredBehind(factor));
};

const findSkips = (factor: number): Finding[] => {
  if (factor === 100) return [];
  const skip = Math.ceil(100 / (factor - 100));
  return skip <= 20
    ? size('skipping', texts.skipping(factor, skip))
    : size('neverSkipping', texts.neverSkipping(factor));
};
