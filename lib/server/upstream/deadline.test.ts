import { setTimeout as wait } from 'node:timers/promises';
import { LONGEST_CALL_MS, timeLeft, withinRequest, withoutDeadline } from './deadline';

it('gives an upstream call outside of any request its whole time', () => {
  expect(timeLeft()).toBe(LONGEST_CALL_MS);
  expect(timeLeft(700)).toBe(700);
});

it('leaves the calls of one request less and less, and never nothing', async () => {
  await withinRequest(async () => {
    expect(timeLeft()).toBeLessThanOrEqual(4_000);
    expect(timeLeft(700)).toBe(700);
    await wait(30);
    expect(timeLeft()).toBeLessThan(3_980);
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(timeLeft()).toBe(1);
    later.mockRestore();
  });
});

it('lets background work forget the request that set it off', async () => {
  await withinRequest(async () => {
    expect(withoutDeadline(() => timeLeft())).toBe(LONGEST_CALL_MS);
    expect(timeLeft()).toBeLessThan(LONGEST_CALL_MS);
  });
});

it('holds for an adapter that lives in another bundle of Next', async () => {
  jest.resetModules();
  const otherBundle = await import('./deadline');
  expect(otherBundle.timeLeft).not.toBe(timeLeft);
  await withinRequest(async () => {
    expect(otherBundle.timeLeft()).toBeLessThanOrEqual(4_000);
  });
});
