import { setTimeout as pause } from 'node:timers/promises';
import type { Note, Size } from '@/tests/reliability/experiment';
import { atMost } from '@/tests/reliability/support/bounds';
import { type Memory, readMemoryNow } from '@/tests/reliability/support/memory';
import type { TestSite } from '@/tests/reliability/support/site';
import { round, slopeOf } from '@/tests/reliability/support/statistics';

/**
 * MB a minute in the last two thirds. In twelve seconds the memory of a young process still moves by
 * more than any leak.
 */
const MOST_GROWTH_A_MINUTE = { short: null, long: 1 };
export type Reading = Memory & { second: number };

/** What is left of a site's memory after a collection, so many times, evenly over so many seconds. */
export const readAgainAndAgain = async (
  name: string,
  site: TestSite,
  { seconds, times }: { seconds: number; times: number },
): Promise<Reading[]> => {
  const readings: Reading[] = [];
  const startedAt = performance.now();
  for (let time = 1; time <= times; time += 1) {
    const dueAt = startedAt + (time * seconds * 1000) / times;
    await pause(Math.max(0, dueAt - performance.now()));
    const second = (performance.now() - startedAt) / 1000;
    readings.push({ ...(await readMemoryNow(name, site)), second });
  }
  return readings;
};

/** Notes how fast memory grows in the last two thirds of the readings. */
export const noteGrowth = (note: Note, readings: Reading[], size: Size): void => {
  const lastTwoThirds = readings.slice(Math.floor(readings.length / 3));
  const aMinute = (of: (reading: Reading) => number) =>
    round(slopeOf(lastTwoThirds.map((one) => ({ x: one.second / 60, y: of(one) / 2 ** 20 }))), 2);
  const process = { what: 'Growth of memory', value: aMinute(({ rss }) => rss), unit: 'MB/min' };
  const most = MOST_GROWTH_A_MINUTE[size];
  note(most === null ? process : atMost(process, most));
  const objects = aMinute(({ heapUsed, external }) => heapUsed + external);
  note({ what: 'Growth of objects and buffers in use', value: objects, unit: 'MB/min' });
};
