import type { Figure } from '@/data/study/figures/figure';
import type { NumberLineFigure } from '@/data/study/figures/kinds/graphs';

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Time as a line without numbers: only `now`, and words under other steps. */
const time = (
  rest: Omit<NumberLineFigure, 'kind' | 'from' | 'to' | 'step' | 'write'>,
  words: Readonly<Record<number, string>> = {},
): NumberLineFigure => ({
  kind: 'numberLine',
  from: -4,
  to: 4,
  step: 1,
  write: { ...Object.fromEntries(STEPS.map((step) => [step, null])), 0: 'now', ...words },
  ...rest,
});

export const TENSE_FIGURES: Readonly<Record<string, Figure>> = {
  'simple-present': {
    alt: 'A line of time with “now” in the middle. Dots stand at equal distances before, at and after now: she plays, again and again.',
    caption: 'Simple present: a habit has been there, is there, and will be there.',
    draw: time({
      points: [{ at: -4 }, { at: -2 }, { at: 0, label: 'she plays' }, { at: 2 }, { at: 4 }],
    }),
  },
  'simple-past': {
    alt: 'A line of time with “now” in the middle. One dot stands far before it, under it the word yesterday, over it: she went.',
    caption: 'Simple past: one point before now, and it is over.',
    draw: time({ points: [{ at: -3, label: 'she went' }] }, { [-3]: 'yesterday' }),
  },
  'present-continuous': {
    alt: 'A line of time. A shaded stretch begins a little before “now” and ends a little after it: she is cooking.',
    caption: 'Present continuous: it has begun, it is not over, and now is in the middle of it.',
    draw: time({ shaded: [{ from: -1, to: 1 }], points: [{ at: 0, label: 'she is cooking' }] }),
  },
  'present-perfect': {
    alt: 'A line of time. An arrow reaches from a point in the past to “now”: he has worked here for five years.',
    caption: 'Present perfect: it began before, and its result or the thing itself reaches now.',
    draw: time(
      {
        points: [{ at: -3, tone: 'second' }],
        jumps: [{ from: -3, to: 0, label: 'he has worked here' }],
      },
      { [-3]: '5 years ago' },
    ),
  },
  'past-continuous-and-past-perfect': {
    alt: 'A line of time. Far in the past stands a dot: somebody had lost it. Then a shaded stretch, he was walking, and in its middle a dot: he saw a purse.',
    caption: 'The shaded walk was going on when he saw it; the loss had happened even earlier.',
    draw: time(
      {
        shaded: [{ from: -2.5, to: -0.5 }],
        points: [{ at: -4, tone: 'second' }, { at: -1.5 }],
        jumps: [{ from: -4, to: -1.5, label: 'had lost, then saw' }],
      },
      { [-2]: 'was walking' },
    ),
  },
};
