/**
 * The upstream services that the site calls, as figures and alerts name them. What is delivered behind
 * nobody's request counts apart: while a school system refuses all enquiries, parents still log in.
 */
export type Service = 'erp' | 'erp-enquiries' | 'site-api' | 'site-api-leads' | 'sms' | 'smtp';

/**
 * How an upstream call can end. `refused`: it answered, and will answer the same again (4xx).
 * `time-out`: no whole answer in time. `unreachable`: no connection, or one that broke.
 * `bad-answer`: 5xx, a redirect, no JSON or the wrong shape. `open`: the circuit breaker was open,
 * so nothing was sent.
 */
export type Outcome = 'ok' | 'refused' | 'time-out' | 'unreachable' | 'bad-answer' | 'open';

/** The outcomes that say that the service is not there for us. */
export const isFailing = (outcome: Outcome): boolean =>
  outcome === 'time-out' || outcome === 'unreachable' || outcome === 'bad-answer';

// Too slow, too early, too many: the same request can succeed later.
const PASSING = [408, 425, 429];

/** The outcome of an answer with this HTTP status; what its body says comes on top. */
export const outcomeOfStatus = (status: number): Outcome => {
  if (status >= 200 && status <= 299) return 'ok';
  return status >= 400 && status <= 499 && !PASSING.includes(status) ? 'refused' : 'bad-answer';
};
