import type { Spot, Thing } from '@/lib/study/worksheets/picture';
import { SHAPES } from '@/lib/study/worksheets/picture';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';

/** Second checks of what the youngest see: by tables of their own, not by the generators' lists. */

export const letterOf = (at: number): string => 'ABCDEFGH'.charAt(at);

/** Whether the letter that is the answer stands under the only thing that fits. */
export const onlyOne = (fits: (thing: Thing) => boolean): Rule[1] => {
  return ({ answers: [letter = ''], question: { picture } }) => {
    if (picture?.kind !== 'row') return false;
    const right = picture.things.flatMap((thing, at) => (fits(thing) ? [letterOf(at)] : []));
    return picture.things.length === 4 && right.length === 1 && right[0] === letter;
  };
};

const KINDS: Readonly<Record<string, string>> = {
  mango: 'food',
  apple: 'food',
  banana: 'food',
  carrot: 'food',
  egg: 'food',
  cat: 'animal',
  dog: 'animal',
  cow: 'animal',
  rabbit: 'animal',
  fish: 'animal',
  hen: 'animal',
  duck: 'animal',
  butterfly: 'animal',
  shirt: 'clothes',
  hat: 'clothes',
  shoe: 'clothes',
  sock: 'clothes',
  bus: 'vehicle',
  car: 'vehicle',
  boat: 'vehicle',
  eye: 'body',
  ear: 'body',
  hand: 'body',
  foot: 'body',
};

export const isKind =
  (kind: string) =>
  (thing: Thing): boolean =>
    KINDS[thing] === kind;

export const GROUPS: Rule = [
  /^Which group has (more|fewer)\?$/,
  ({ answers: [answer], part: [word], question: { picture } }) => {
    if (picture?.kind !== 'groups') return false;
    const [left = 0, right = 0] = picture.groups.map(({ count }) => count);
    const gap = word === 'more' ? left - right : right - left;
    return answer === (gap > 0 ? 'A' : gap < 0 ? 'B' : 'the same');
  },
];

/** The row with the answer at its end repeats with a length of 2 to 4. */
export const SHAPE_ROW: Rule = [
  /^Which shape comes next\?$/,
  ({ answers: [next], question: { picture } }) => {
    const last = SHAPES.find((shape) => shape === next);
    if (picture?.kind !== 'shapes' || !last) return false;
    const row = [...picture.shapes, last];
    return [2, 3, 4].some((length) => row.every((shape, at) => shape === row[at % length]));
  },
];

const WHERE: Readonly<Record<Spot, string>> = {
  on: 'table top',
  under: 'table floor',
  in: 'basket inside',
  beside: 'basket floor',
};

export const PLACE: Rule = [
  /^Where is the (\w+)\?$/,
  ({ answers: [answer], part: [thing], question: { picture, blanks } }) =>
    picture?.kind === 'place' &&
    picture.thing === thing &&
    blanks[0]?.choices?.filter(
      (choice) =>
        Object.entries(WHERE).find(([spot]) => spot === choice)?.[1] === WHERE[picture.spot],
    )[0] === answer,
];

/** The numbers of the story, and the things of the picture, both give the answer. */
export const STORY: Rule[] = [
  [
    /has (\d+) .* gives (\d+) more\./,
    ({ a: [all = 0], part: [start, more], question: { picture } }) =>
      all - Number(more) === Number(start) &&
      picture?.kind === 'groups' &&
      picture.groups.reduce((sum, { count }) => sum + count, 0) === all,
  ],
  [
    /has (\d+) .* gives (\d+) to/,
    ({ a: [left = 0], part: [start, gone], question: { picture } }) =>
      left + Number(gone) === Number(start) &&
      picture?.kind === 'groups' &&
      picture.groups[0]?.count === Number(start),
  ],
];

/** The row of numbers goes up by the same each time once the gap is filled. */
export const GAP: Rule = [
  /^[\d_, ]+$/,
  ({ answers: [answer = ''], question: { ask } }) => {
    const row = ask.replace('___', answer).split(', ').map(Number);
    const step = (row[1] ?? 0) - (row[0] ?? 0);
    return row.length === 4 && row.every((number, at) => number === (row[0] ?? 0) + at * step);
  },
];

/** A line of the bank has this clue and this answer, and nothing else that is offered fits it. */
export const fromBank =
  (
    bank: readonly (readonly [string, string, ...string[]])[],
    clueOf: (part: string[]) => string = ([clue = '']) => clue,
  ): Rule[1] =>
  ({ part, answers: [answer = ''], question }) => {
    const clue = clueOf(part).toLowerCase();
    const right = bank.flatMap(([told, fits]) => (told.toLowerCase() === clue ? [fits] : []));
    const offered = question.blanks[0]?.choices ?? [];
    const fitting = offered.filter((choice) => right.includes(choice));
    return fitting.length === 1 && fitting[0] === answer && offered.length > 1;
  };
