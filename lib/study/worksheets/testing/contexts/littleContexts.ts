import { type Contexts, measured } from './context';

/** The word problems of the little ones up to Grade 2. */
export const LITTLE_CONTEXTS: Contexts = {
  told: [
    [
      /^\w+ has (\d+) .* gives (\d+) (?:more|to)/,
      ({ n, a }) => measured('things in a little story', ...n, ...a),
    ],
  ],
  abstract: [/^Draw \d+ dots\. Then one (?:more|less) is$/],
};
