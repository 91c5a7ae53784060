import { createConcurrency } from './concurrency';
import type { DeliveryOutcome } from './outcome';

const WAITING: DeliveryOutcome = { is: 'waiting' };
const times = (count: number, act: () => void) => Array.from({ length: count }, act);

it('takes on at most 16 at once', () => {
  const { free, take, giveBack } = createConcurrency('enquiry');
  expect(free()).toBe(16);
  times(16, take);
  expect(free()).toBe(0);
  giveBack();
  expect(free()).toBe(1);
});

it('tries the way with one at a time after 16 failures in a row', () => {
  const { free, take, learn, isGettingThrough } = createConcurrency('enquiry');
  times(15, () => learn(WAITING));
  expect([free(), isGettingThrough()]).toEqual([16, true]);
  learn(WAITING);
  expect([free(), isGettingThrough()]).toEqual([1, false]);
  take();
  expect(free()).toBe(0);
});

it.each<DeliveryOutcome>([
  { is: 'delivered', onboarded: null },
  { is: 'refused', message: null },
  { is: 'follow-up' },
])('opens all hands again after an answer: %p', (outcome) => {
  const { free, learn } = createConcurrency('enquiry');
  times(40, () => learn(WAITING));
  learn(outcome);
  expect(free()).toBe(16);
});

it('is not slowed down by a service that fails every second time', () => {
  const { learn, isGettingThrough } = createConcurrency('enquiry');
  times(500, () => {
    learn(WAITING);
    learn({ is: 'delivered', onboarded: null });
    expect(isGettingThrough()).toBe(true);
  });
});

it('never has less than no free hand, whatever is still under way when the service goes down', () => {
  const { free, take, learn } = createConcurrency('enquiry');
  times(16, take);
  times(16, () => learn(WAITING));
  expect(free()).toBe(0);
});
