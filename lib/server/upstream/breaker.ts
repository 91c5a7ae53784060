import { CircuitState, circuitBreaker, handleWhenResult, isBrokenCircuitError } from 'cockatiel';
import { log } from '@/lib/server/log/log';
import { metrics } from '@/lib/server/metrics/metrics';
import { FailingShare } from './failingShare';
import { isFailing, type Service } from './outcome';
import { UpstreamError } from './upstreamError';

/** Twenty calls, so that a handful of unlucky ones on a quiet evening shut nobody out. */
const RULE = { windowMs: 30_000, fewestCalls: 20, share: 0.8 };
/** How long nothing is sent before one call may try whether the service is back. */
export const PROBE_AFTER_MS = 5_000;

export type Breaker = {
  /** Makes the call, or throws an UpstreamError `open` at once. */
  run: <T>(call: () => Promise<T>) => Promise<T>;
};

/** How a call ended, as a value: only so does cockatiel count a refusal as an answer. */
type Settled<T> = { value: T } | { error: unknown };

/**
 * A circuit breaker for one service. It opens when at least 20 calls of the last 30 s were made and
 * 80 % of them failed; after 5 s a single call tries the service, and closes it or not.
 */
export const createBreaker = (service: Service): Breaker => {
  const policy = circuitBreaker(handleWhenResult(hasFailed), {
    breaker: new FailingShare(RULE),
    halfOpenAfter: PROBE_AFTER_MS,
  });
  const gauge = metrics().breakerOpen.labels(service);
  gauge.set(0);
  policy.onStateChange((state) => gauge.set(state === CircuitState.Closed ? 0 : 1));
  policy.onBreak(() => log.warn({ service }, 'does not answer: calls are held back'));
  policy.onReset(() => log.info({ service }, 'answers again'));

  return {
    run: async (call) => {
      // Cockatiel lets the others wait for the trial's end; a visitor is better told at once.
      if (policy.state === CircuitState.HalfOpen) throw new UpstreamError(service, 'open');
      const settled = await policy
        .execute(() => settle(call))
        .catch((cause: unknown) => {
          throw isBrokenCircuitError(cause) ? new UpstreamError(service, 'open') : cause;
        });
      if ('error' in settled) throw settled.error;
      return settled.value;
    },
  };
};

const settle = <T>(call: () => Promise<T>): Promise<Settled<T>> =>
  call().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

const hasFailed = (settled: unknown): boolean =>
  typeof settled === 'object' &&
  settled !== null &&
  'error' in settled &&
  settled.error instanceof UpstreamError &&
  isFailing(settled.error.outcome);
