import { CircuitState } from 'cockatiel';
import { FailingShare } from './failingShare';

const { Closed, HalfOpen } = CircuitState;
const RULE = { windowMs: 30_000, fewestCalls: 20, share: 0.8 };

beforeEach(() => {
  jest.useFakeTimers({ now: 1_750_000_000_000 });
});
afterEach(() => jest.useRealTimers());

/** Makes these calls, the failures last; answers what the last one said. */
const afterCalls = (breaker: FailingShare, successes: number, failures: number): boolean => {
  for (let call = 0; call < successes; call += 1) breaker.success(Closed);
  return Array.from({ length: failures }, () => breaker.failure(Closed)).at(-1) ?? false;
};

it.each([
  [0, 19, false],
  [0, 20, true],
  [4, 15, false],
  [4, 16, true],
  [5, 15, false],
  [20, 79, false],
  [20, 80, true],
  [50, 50, false],
  [1000, 1000, false],
])('after %p good calls and %p failures: opens %p', (successes, failures, expected) => {
  expect(afterCalls(new FailingShare(RULE), successes, failures)).toBe(expected);
});

it('forgets by the clock: failures that lie apart never add up', () => {
  const breaker = new FailingShare(RULE);
  const opened = Array.from({ length: 100 }, () => {
    jest.advanceTimersByTime(2_000);
    return breaker.failure(Closed);
  });
  expect(opened).not.toContain(true);
});

it('adds up what happened within thirty seconds', () => {
  const breaker = new FailingShare(RULE);
  const opened = Array.from({ length: 25 }, () => {
    jest.advanceTimersByTime(1_200);
    return breaker.failure(Closed);
  });
  expect(opened.indexOf(true)).toBe(19);
});

it('opens again at once when the trial call fails, and starts anew when it succeeds', () => {
  const breaker = new FailingShare(RULE);
  afterCalls(breaker, 0, 20);
  expect(breaker.failure(HalfOpen)).toBe(true);
  breaker.success(HalfOpen);
  expect(afterCalls(breaker, 0, 18)).toBe(false);
});
