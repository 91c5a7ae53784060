import { z } from 'zod';

/** How a dispatcher differs from the site's own: times in ms; what is absent is as in the site. */
export const dispatchPace = z.object({
  timeLimitMs: z.number().optional(),
  pauseScale: z.number().optional(),
  pollMs: z.number().optional(),
  lockMs: z.number().optional(),
});

export type DispatchPace = z.infer<typeof dispatchPace>;

export const AS_IN_THE_SITE: DispatchPace = {};

/** A five-hundredth of the pauses, so that hours of retries fit into a minute. */
export const HURRIED: DispatchPace = {
  timeLimitMs: 1_000,
  lockMs: 1_500,
  pollMs: 50,
  pauseScale: 0.002,
};
