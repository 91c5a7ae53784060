import { createLookupTimes } from './lookupTimes';

const measure = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

it('waits for as long as a recent lookup took', async () => {
  const { note, waitOne } = createLookupTimes();
  note(40);
  expect(await measure(waitOne)).toBeGreaterThanOrEqual(39);
});

it.each([
  ['before the first lookup', []],
  ['where a lookup takes no time', [0.2, 1.9]],
  ['once the slow ones are long ago', [60_000, ...Array.from({ length: 32 }, () => 0.1)]],
])('does not wait %s', async (_case, lookups) => {
  const { note, waitOne } = createLookupTimes();
  lookups.forEach(note);
  expect(await measure(waitOne)).toBeLessThan(1_000);
});

it('draws from all of the recent ones, and from no older ones', () => {
  const { note, pick } = createLookupTimes();
  expect(pick()).toBe(0);
  for (let ms = 1; ms <= 40; ms += 1) note(ms);
  const drawn = new Set(Array.from({ length: 2_000 }, pick));
  expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, i) => i + 9));
});
