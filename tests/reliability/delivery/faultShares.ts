import { z } from 'zod';

/** What share (0 to 1) of its calls an upstream service gets wrong, and how. */
export const faultShares = z.object({
  /** The connection is reset before the body is read. */
  refuse: z.number(),
  /** 500. */
  fail: z.number(),
  /** No answer at all. */
  hang: z.number(),
  /** It has taken the delivery, but the connection breaks before the answer. */
  drop: z.number(),
  /** 400: it will not have these details. */
  reject: z.number().default(0),
});

export type FaultShares = z.input<typeof faultShares>;

export const MANY_FAULTS: FaultShares = { refuse: 0.3, fail: 0.1, hang: 0.05, drop: 0.05 };
/** As many, some of them for good. */
export const MANY_FAULTS_AND_REJECTIONS: FaultShares = {
  ...MANY_FAULTS,
  refuse: 0.28,
  reject: 0.02,
};

const FAULTS = ['refuse', 'fail', 'hang', 'drop', 'reject'] as const;

/** What happens to a call. `lot`: at least 0, below 1. */
export const faultOf = (
  shares: z.output<typeof faultShares>,
  lot: number,
): (typeof FAULTS)[number] | 'take' => {
  let below = 0;
  for (const fault of FAULTS) {
    below += shares[fault];
    if (lot < below) return fault;
  }
  return 'take';
};
