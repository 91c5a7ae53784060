import { RHYMES, VOWEL_WORDS } from '@/data/study/worksheets/words';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';

/** Second checks that several of the lower classes share. */

export const NEIGHBOURS: Rule[] = [
  [/^Just after/, ({ n, a }) => a[0] === (n[0] ?? 0) + 1],
  [/^Just before/, ({ n, a }) => a[0] === (n[0] ?? 0) - 1],
  [/^Between/, ({ n: [low = 0, high = 0], a }) => a[0] === (low + high) / 2],
];

export const COMPARE: Rule = [
  /^(\d+) ___ (\d+)$/,
  ({ n: [left = 0, right = 0], answers: [sign] }) =>
    ({ '>': left - right > 0, '<': right - left > 0, '=': left === right })[sign ?? ''] ?? false,
];

export const RHYME: Rule = [
  /rhymes with (\w+)\?/,
  ({ part: [word = ''], answers: [partner = ''], question }) => {
    const row = RHYMES.find((words) => words.some((other) => other === word));
    const fits = question.blanks[0]?.choices?.filter((choice) =>
      row?.some((other) => other === choice),
    );
    return fits?.length === 1 && fits[0] === partner && partner !== word;
  },
];

export const VOWEL: Rule = [
  /^(.+): (.+)$/,
  ({ part: [clue, gap = ''], answers: [vowel = ''] }) => {
    const word = gap.replaceAll(' ', '').replace('_', `[${vowel}]`);
    return VOWEL_WORDS.some(([whole, other]) => whole === word && other === clue);
  },
];

export const COINS: Rule = [
  /^How much money/,
  ({ n, a }) => n.reduce((left, piece) => left - piece, a[0] ?? 0) === 0,
];

/** What comes, in a story, is added; what goes is taken away. */
export const PLAIN_STORY: Rule[] = [
  [
    /more (?:comes?|joins?)|gets|white|and then/,
    ({ n: [one = 0, two = 0], a: [all = 0] }) => all - two === one,
  ],
  [/goe?s?|eats/, ({ n: [all = 0, gone = 0], a: [left = 0] }) => left + gone === all],
];

/** The words are those of the sentence, and no other choice is a sentence of the bank. */
export const inOrder =
  (sentences: readonly string[]): Rule[1] =>
  ({ part: [mixed = ''], answers: [answer = ''], question }) => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace('.', '')
        .split(/ \/ | /)
        .sort()
        .join();
    const right = question.blanks[0]?.choices?.filter((choice) => sentences.includes(choice)) ?? [];
    return plain(mixed) === plain(answer) && right.length === 1 && right[0] === answer;
  };

/** The next row of names that goes round, such as days: the answer and the name stand side by side. */
export const inRound =
  (names: readonly string[]): Rule[1] =>
  ({ part: [side, name = ''], answers: [answer = ''] }) => {
    const round = [...names, ...names].join(' ');
    return round.includes(side === 'after' ? `${name} ${answer}` : `${answer} ${name}`);
  };
