import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 8_000;

/** Waits until it is so; throws after 8 s. */
export const until = async (isTrue: () => Promise<boolean> | boolean): Promise<void> => {
  const giveUpAt = performance.now() + LONGEST_MS;
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error('It did not come to that.');
    await wait(10);
  }
};
