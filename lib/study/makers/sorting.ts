import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import type { MadeQuestion } from './maker';

/** A true fact: a thing, the group that it belongs to, and the sentence that shows it. */
export type Fact<Group extends string> = readonly [thing: string, group: Group, why: string];

/** Things sorted into groups. */
export type Sorting<Group extends string> = {
  facts: readonly [Fact<Group>, ...Fact<Group>[]];
  /** How the things of each group are known, in a sentence. */
  marks: Readonly<Record<Group, string>>;
};

const inWords = (things: readonly string[], join: 'and' | 'or'): string =>
  `${things.slice(0, -1).join(', ')} ${join} ${things.at(-1)}`;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks for the group of one thing: `ask` names all groups. */
export const groupOf =
  <Group extends string>(
    { facts, marks }: Sorting<Group>,
    ask: (thing: string) => string,
    hint: string,
  ) =>
  (draw: Draw): MadeQuestion => {
    const [thing, group, why] = draw.pick(facts);
    const others = [...new Set(facts.map(([, of]) => of))].filter((of) => of !== group);
    return {
      ask: upperFirst(ask(thing)),
      hint,
      steps: [marks[group], why],
      answer: group,
      // What is true of the thing comes first: its “it” is the thing, not the other group.
      slips: others.map((of) => ({ answer: of, why: `${why} ${marks[of]}` })),
    };
  };

/** Asks which one of three things belongs to a group: `Which of these is a metal`. */
export const memberOf =
  <Group extends string>(
    { facts, marks }: Sorting<Group>,
    group: Group,
    ask: string,
    hint: string,
  ) =>
  (draw: Draw): MadeQuestion => {
    const [right] = draw.some(
      facts.filter(([, of]) => of === group),
      1,
    );
    const [thing, , why] = right ?? facts[0];
    const wrong = draw.some(
      facts.filter(([, of]) => of !== group),
      2,
    );
    const shown = draw.shuffle([thing, ...wrong.map(([other]) => other)]);
    return {
      ask: `${ask}: ${inWords(shown, 'or')}?`,
      hint,
      steps: [marks[group], why],
      answer: thing,
      accept: [thing.replace(/^(?:an?|the) /, '')].filter((bare) => bare !== thing),
      slips: wrong.map(([other, , reason]) => ({ answer: other, why: reason })),
    };
  };

/** Asks how many of five things belong to a group: `How many of these are metals`. */
export const countOf =
  <Group extends string>({ facts, marks }: Sorting<Group>, group: Group, ask: string) =>
  (draw: Draw): MadeQuestion => {
    const count = draw.whole(2, 4);
    const inside = draw.some(
      facts.filter(([, of]) => of === group),
      count,
    );
    const outside = draw.some(
      facts.filter(([, of]) => of !== group),
      5 - count,
    );
    const shown = draw.shuffle([...inside, ...outside]);
    return {
      ask: `${ask}: ${inWords(
        shown.map(([thing]) => thing),
        'and',
      )}? Write the number.`,
      hint: `Go through them one by one. ${marks[group]}`,
      steps: [
        ...shown.map(([, , why]) => why),
        `That makes ${show(inside.length)} of ${show(shown.length)}.`,
      ],
      answer: show(inside.length),
      check: inside.map(() => '1').join(' + '),
      slips: [
        {
          answer: show(outside.length),
          why: 'You counted the others, those that do not belong.',
          check: `${shown.length} - ${inside.length}`,
        },
      ],
    };
  };
