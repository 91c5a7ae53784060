import { createBreaker, PROBE_AFTER_MS } from './breaker';
import type { Outcome } from './outcome';
import { UpstreamError } from './upstreamError';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_750_000_000_000 });
});
afterEach(() => jest.useRealTimers());

/** A service whose answers the test chooses; `calls` counts those that reached it. */
const playService = () => {
  const breaker = createBreaker('erp');
  const service = { outcome: 'ok' as Outcome, calls: 0 };
  const ask = (): Promise<Outcome> =>
    breaker
      .run(async () => {
        service.calls += 1;
        const { outcome } = service;
        if (outcome !== 'ok') throw new UpstreamError('erp', outcome);
        return outcome;
      })
      .catch((error: UpstreamError) => error.outcome);
  const askTimes = async (times: number): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (let call = 0; call < times; call += 1) outcomes.push(await ask());
    return outcomes;
  };
  return { breaker, service, ask, askTimes };
};

it.each<Outcome>(['time-out', 'unreachable', 'bad-answer'])(
  'opens when calls end with %s, and then reaches the service no more',
  async (outcome) => {
    const { service, ask, askTimes } = playService();
    service.outcome = outcome;
    expect(await askTimes(20)).toEqual(Array(20).fill(outcome));
    expect(await ask()).toBe('open');
    expect(service.calls).toBe(20);
  },
);

it('takes refusals for answers: a service that says no is there', async () => {
  const { service, askTimes } = playService();
  service.outcome = 'refused';
  expect(await askTimes(500)).toEqual(Array(500).fill('refused'));
});

it('counts refusals among the calls that were answered', async () => {
  const { service, askTimes } = playService();
  service.outcome = 'refused';
  await askTimes(30);
  service.outcome = 'time-out';
  expect(await askTimes(100)).not.toContain('open');
});

it('lets exactly one call try, and the others through when that one succeeded', async () => {
  const { service, ask, askTimes } = playService();
  service.outcome = 'unreachable';
  await askTimes(20);
  service.outcome = 'ok';
  jest.advanceTimersByTime(PROBE_AFTER_MS - 1);
  expect(await ask()).toBe('open');
  jest.advanceTimersByTime(1);
  const together = await Promise.all([ask(), ask(), ask()]);
  expect(together).toEqual(['ok', 'open', 'open']);
  expect(await askTimes(3)).toEqual(['ok', 'ok', 'ok']);
});

it('stays open for as long as each trial fails', async () => {
  const { service, ask, askTimes } = playService();
  service.outcome = 'unreachable';
  await askTimes(20);
  for (let trial = 0; trial < 5; trial += 1) {
    jest.advanceTimersByTime(PROBE_AFTER_MS);
    expect([await ask(), await ask()]).toEqual(['unreachable', 'open']);
  }
  expect(service.calls).toBe(25);
});

it('is no obstacle where every second call fails', async () => {
  const { service, ask } = playService();
  const outcomes = [];
  for (let call = 0; call < 1_000; call += 1) {
    service.outcome = call % 2 === 0 ? 'bad-answer' : 'ok';
    outcomes.push(await ask());
  }
  expect(outcomes).not.toContain('open');
});

it('passes on what is no outcome of the service, and does not hold it against it', async () => {
  const { breaker } = playService();
  const mistake = new TypeError('ours');
  for (let call = 0; call < 50; call += 1) {
    await expect(breaker.run(() => Promise.reject(mistake))).rejects.toBe(mistake);
  }
});
