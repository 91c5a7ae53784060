import { type Contexts, measured } from './context';

/** The word problems of the little ones up to Grade 2. */
export const LITTLE_CONTEXTS: Contexts = {
  told: [
    [
      /^\w+ has (\d+) .* gives (\d+) (?:more|to)/,
      ({ n, a }) => measured('things in a little story', ...n, ...a),
    ],
    [
      /birds? sits? in a tree|children play\.|stickers? and gets|bananas\. \w+ eats|red flowers? and/,
      ({ n, a }) => measured('things in a little story', ...n, ...a),
    ],
    [
      /shells?\. |beads and \w+ has|A bus has \d+ children|eggs were in the tray/,
      ({ n, a }) => measured('things in a story of Grade 1', ...n, ...a),
    ],
    [
      /stamps and|in the hall|A book has|A gardener plants|counts \d+ steps/,
      ({ n, a }) => measured('things in a story of Grade 2', ...n, ...a),
    ],
    [
      /^A bus has \d+ people/,
      ({ n: [start = 0, come = 0], a }) => measured('people in a bus', start, start + come, ...a),
    ],
    [/beads, loses/, ({ n, a }) => measured('things in a story of Grade 2', ...n, ...a)],
    [
      /fills \d bags/,
      ({ n: [bags = 0, each = 0], a }) => [
        ...measured('bags to fill', bags),
        ...measured('guavas in a bag', each),
        ...measured('things in a story of Grade 2', ...a),
      ],
    ],
  ],
  abstract: [
    /^Which sum is wrong\?/,
    /^The \d+\w\w is a \w+day\./,
    /^Which (?:day|month) comes \d/,
    /^Read the chart\.\n\(1\) How many .*\?\n\(2\) How many more .* than/,
    /^(?:One|Two) (?:more|less) than \d+$/,
    /^Cross out \d+\./,
    /^\w+ says: .* Who is right\?$/,
    /^Which name has \d+\?$/,
    /^Which letter is /,
    /^Draw \d+ dots\. Then one (?:more|less) is$/,
  ],
};
