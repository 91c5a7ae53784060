import type { FastifyReply, FastifyRequest } from 'fastify';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TOO_MANY_COPY } from '@/data/copy/turnedAway';
import { SiteError } from '@/lib/site/siteError';
import { buildRefusals, turnAway } from './turnAway';

/** At least so long, seconds: some pages are free again by then. */
const RETRY_AFTER_S = 5;
const TOO_MANY = buildRefusals(429, TOO_MANY_COPY, 'request/too-many');

/** So many each second, and `atOnce` more in each window of so many seconds. In memory. */
export const createBurstLimiter = (perSecond: number, atOnce: number, seconds: number) =>
  new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: atOnce, duration: seconds }),
  );

/** The seconds to wait that a limiter of ours says; null where something else went wrong. */
const secondsToWait = (cause: unknown): number | null => {
  if (cause instanceof RateLimiterRes) return Math.ceil(cause.msBeforeNext / 1000);
  return cause instanceof SiteError ? (cause.retryAfter ?? 0) : null;
};

/** Answers 429 with a page that people can read, if `cause` is a limiter's refusal; else throws it. */
export const turnAwayLimited = (
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown,
): FastifyReply => {
  const wait = secondsToWait(cause);
  if (wait === null) throw cause;
  return turnAway(request, reply, TOO_MANY, Math.max(wait, RETRY_AFTER_S));
};
