import type { Passage } from '@/data/study/worksheets/words/passage';
import type { Rule } from './readBack';

/**
 * What stands in a story is the one choice that can be found in it; what has to be thought out is
 * looked up in the bank.
 */
export const PASSAGE = (passages: readonly Passage[]): Rule => [
  /^Read and answer\./,
  ({ question: { ask, blanks }, answers }) => {
    const [, story = '', ...asked] = ask.split('\n');
    return asked.every((line, at) => {
      const question = line.replace(/^\(\d\) /, '');
      const { choices = [] } = blanks[at] ?? {};
      const thought = passages
        .flatMap((passage) => passage.thought)
        .find(([own, answer]) => own === question && answer === answers[at]);
      const found = choices.filter((choice) => story.includes(choice));
      return choices.length === 3 && (thought !== undefined || found.join() === answers[at]);
    });
  },
];

/** The gaps of a story whose values stand in its fixed words, too: they would give two answers. */
export const clashesIn = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ text, gaps, literal }) => {
    const fixed = text.replace(/\{\w+\}/g, '…');
    const asked = literal.map(([, gap]) => gap);
    return [
      ...asked.flatMap((gap) => (gaps[gap] ?? []).filter((value) => fixed.includes(value))),
      ...asked.filter((gap) => !text.includes(`{${gap}}`)),
      ...Object.values(gaps).flatMap((values) =>
        values.filter((value) => values.some((other) => other !== value && other.includes(value))),
      ),
    ];
  });
