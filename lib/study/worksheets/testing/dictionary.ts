import type { Rule } from './readBack';

const isBefore = (one: string, other: string): boolean => one.localeCompare(other, 'en') < 0;

/** Compares the words two by two, as a finger in a dictionary does. */
export const DICTIONARY_RULES: Rule[] = [
  [
    /^Which word comes (first|last) in a dictionary/,
    ({ part: [which], answers: [answer = ''], question: { blanks } }) =>
      (blanks[0]?.choices ?? [])
        .filter((other) => other !== answer)
        .every((other) => isBefore(answer, other) === (which === 'first') && other !== answer),
  ],
  [
    /^Which stands between “(.+)” and “(.+)”/,
    ({ part: [low = '', high = ''], answers, question: { blanks } }) =>
      (blanks[0]?.choices ?? [])
        .filter((word) => isBefore(low, word) && isBefore(word, high))
        .join() === answers.join(),
  ],
  [
    /^Write in the order of a dictionary: (.+)$/,
    ({ part: [list = ''], answers }) =>
      answers.every((word, at) => at === 0 || isBefore(answers[at - 1] ?? '', word)) &&
      [...answers].sort().join() === list.split(', ').sort().join(),
  ],
];
