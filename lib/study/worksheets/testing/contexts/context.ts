import { GOODS, MEASURES, type Measured } from '@/data/study/worksheets/plausible';
import type { Question } from '@/lib/study/worksheets/question';

/** Something of a question, the number that it has there, and what it could have. */
export type Found = { what: string; value: number; low: number; high: number };

export type Read = (facts: {
  n: number[];
  /** The values of the answers. */
  a: number[];
  part: string[];
  question: Question;
}) => readonly Found[];

const isMeasured = (name: string): name is Measured => name in MEASURES;

export const measured = (what: string, ...values: number[]): Found[] => {
  if (!isMeasured(what)) throw new Error(`Nothing is known about ${what}`);
  return values.map((value) => ({ what, value, ...MEASURES[what] }));
};

/** A price; one after profit, loss or tax may be half as much or half as much again. */
export const priced = (name: string, price: number, isAbout = false): Found[] => {
  const good = Object.values(GOODS).find(({ one, many }) =>
    [one, many].some((known) => known.toLowerCase() === name.toLowerCase()),
  );
  if (!good) throw new Error(`Nobody knows what ${name} costs`);
  const [least, most] = isAbout ? [0.5, 1.5] : [1, 1];
  return [{ what: name, value: price, low: good.low * least, high: good.high * most }];
};

export const bars = ({ picture }: Question): number[] =>
  picture?.kind === 'bars' ? picture.bars.map(({ value }) => value) : [];

/** A word problem, and which number of it belongs to what. */
export type Context = readonly [pattern: RegExp, read: Read];

export type Contexts = {
  /** Every word problem. */
  told: readonly Context[];
  /** Sentences about numbers, figures, letters and pictures alone: nothing there has a size in life. */
  abstract: readonly RegExp[];
};
