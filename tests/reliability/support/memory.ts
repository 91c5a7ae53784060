import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { dataDirOf, type TestSite } from '@/tests/reliability/support/site';
import { median } from '@/tests/reliability/support/statistics';

const reading = z.object({
  /** Bytes that the process holds. */
  rss: z.number(),
  /** Bytes of objects in use, after a collection. */
  heapUsed: z.number(),
  /** Bytes of buffers in use. */
  external: z.number(),
  /** Names that every object inherits: more of them than before means a polluted prototype. */
  inherited: z.number(),
});

export type Memory = z.infer<typeof reading>;

const PROBE = resolve('tests/reliability/support/memoryProbe.mjs');
const READINGS = 5;
const WITHIN_MS = 10_000;

const fileOf = (name: string): string => join(dataDirOf(name), 'memory.json');

/** What a site called `name` needs so that its memory can be read. */
export const probeEnv = (name: string): Record<string, string> => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${PROBE}`.trim(),
  MEMORY_FILE: fileOf(name),
});

/** What the site holds after a collection now, which stops it for a moment. */
export const readMemoryNow = async (name: string, { pid }: { pid: number }): Promise<Memory> => {
  const file = fileOf(name);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGWINCH');
  const deadline = performance.now() + WITHIN_MS;
  while (!existsSync(file)) {
    if (performance.now() > deadline) throw new Error('The site did not tell its memory in time.');
    await sleep(20);
  }
  return reading.parse(JSON.parse(readFileSync(file, 'utf8')));
};

/** What the site holds after collections: the median of several readings, each after a pause. */
export const readMemory = async (name: string, site: TestSite): Promise<Memory> => {
  const readings: Memory[] = [];
  for (let left = READINGS; left > 0; left -= 1) {
    await sleep(150);
    readings.push(await readMemoryNow(name, site));
  }
  const middle = (of: keyof Memory) => median(readings.map((one) => one[of]));
  return {
    rss: middle('rss'),
    heapUsed: middle('heapUsed'),
    external: middle('external'),
    inherited: middle('inherited'),
  };
};
