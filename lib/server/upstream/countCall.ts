import { metrics } from '@/lib/server/metrics/metrics';
import type { Outcome, Service } from './outcome';
import { UpstreamError } from './upstreamError';

/** Makes a call to a service, and counts how it ended and how long it took. */
export const countCall = async <T>(service: Service, call: () => Promise<T>): Promise<T> => {
  const { upstreamCalls, upstreamCallSeconds } = metrics();
  const startedAt = performance.now();
  const count = (outcome: Outcome) => {
    upstreamCalls.inc({ service, outcome });
    if (outcome === 'open') return;
    upstreamCallSeconds.observe({ service }, (performance.now() - startedAt) / 1000);
  };
  try {
    const value = await call();
    count('ok');
    return value;
  } catch (error) {
    count(error instanceof UpstreamError ? error.outcome : 'bad-answer');
    throw error;
  }
};
