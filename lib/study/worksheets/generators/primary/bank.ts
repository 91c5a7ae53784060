import type { Draw } from '@/lib/study/worksheets/draw';
import { type Question, single } from '@/lib/study/worksheets/question';

/** A question of a bank with its answer and those that are wrong. */
export type BankRow = readonly [ask: string, answer: string, ...wrong: string[]];

export const fromBank = (draw: Draw, rows: readonly [BankRow, ...BankRow[]]): Question => {
  const [ask, answer, ...wrong] = draw.pick<[BankRow, ...BankRow[]]>([...rows]);
  return single(ask, answer, { choices: draw.shuffle([answer, ...wrong]) });
};

/** Which of these goes with another one of the pairs? */
export const classOf = <Kind extends string>(
  draw: Draw,
  pairs: readonly [readonly [string, Kind], ...(readonly [string, Kind])[]],
  ask: (thing: string) => string,
  choices: readonly Kind[],
): Question => {
  const [thing, kind] = draw.pick<[readonly [string, Kind], ...(readonly [string, Kind])[]]>([
    ...pairs,
  ]);
  return single(ask(thing), kind, { choices });
};
