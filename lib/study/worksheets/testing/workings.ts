import { isTrueClaim } from './claims';
import { isNear, type Rule, worthOf } from './readBack';

/** Each line judged by itself: one is false, and the task has the answer of the key. */
export const FIND_THE_MISTAKE: Rule = [
  /^(.+)\n\(1\) [\s\S]*Which line has a mistake/,
  ({ part: [task = ''], question: { ask, blanks }, answers: [line, right = ''] }) => {
    const lines = ask.split('\n').filter((text) => /^\(\d\) /.test(text));
    const wrong = lines.filter((text) => !isTrueClaim(text.slice(4)));
    return (
      wrong.length === 1 &&
      wrong[0]?.startsWith(`(${line})`) === true &&
      blanks[0]?.choices?.length === lines.length &&
      isNear(worthOf(task), worthOf(right))
    );
  },
];
