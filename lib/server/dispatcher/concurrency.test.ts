import { createConcurrency } from './concurrency';
import type { DeliveryOutcome } from './outcome';

const WAITING: DeliveryOutcome = { is: 'waiting' };
const times = (count: number, act: () => void) => Array.from({ length: count }, act);

it('starts at most 16 at once', () => {
  const { available, acquire, release } = createConcurrency('enquiry');
  expect(available()).toBe(16);
  times(16, acquire);
  expect(available()).toBe(0);
  release();
  expect(available()).toBe(1);
});

it('tries with one at a time after 16 failures in a row', () => {
  const { available, acquire, record, isGettingThrough } = createConcurrency('enquiry');
  times(15, () => record(WAITING));
  expect([available(), isGettingThrough()]).toEqual([16, true]);
  record(WAITING);
  expect([available(), isGettingThrough()]).toEqual([1, false]);
  acquire();
  expect(available()).toBe(0);
});

it.each<DeliveryOutcome>([
  { is: 'delivered', onboarded: null },
  { is: 'refused', message: null },
  { is: 'follow-up' },
])('is at full concurrency again after an answer: %p', (outcome) => {
  const { available, record } = createConcurrency('enquiry');
  times(40, () => record(WAITING));
  record(outcome);
  expect(available()).toBe(16);
});

it('is not slowed down by a service that fails every second time', () => {
  const { record, isGettingThrough } = createConcurrency('enquiry');
  times(500, () => {
    record(WAITING);
    record({ is: 'delivered', onboarded: null });
    expect(isGettingThrough()).toBe(true);
  });
});

it('never has less than none available, whatever is still under way when the service goes down', () => {
  const { available, acquire, record } = createConcurrency('enquiry');
  times(16, acquire);
  times(16, () => record(WAITING));
  expect(available()).toBe(0);
});
