import type { Note } from '@/tests/reliability/experiment';
import { median, percentile, round } from '@/tests/reliability/support/statistics';
import type { Trouble } from './answers';
import type { FaultySchool } from './faultySchool';
import { keepCalling, timePages } from './pageTimes';

/** What the clock of a busy machine cannot tell apart, ms. */
const NO_DIFFERENCE_MS = 2;
const CALLS_PER_SECOND = 20;

type Arms = { faulty: string; sound: string; school: FaultySchool };

/** Prerendered pages of two sites, in turns: one whose services are in trouble, one whose are not. */
export const comparePages = async (
  { faulty, sound, school }: Arms,
  { troubles, rounds, pages }: { troubles: Trouble[]; rounds: number; pages: number },
  note: Note,
): Promise<void> => {
  const streams = [faulty, sound].map((origin) => keepCalling(origin, CALLS_PER_SECOND));
  const p99s = { [faulty]: [] as number[], [sound]: [] as number[] };
  for (const origin of [faulty, sound]) await timePages(origin, pages);
  for (let round = 0; round < rounds; round += 1) {
    await school.break(troubles[round % troubles.length] ?? 'error');
    const order = round % 2 === 0 ? [faulty, sound] : [sound, faulty];
    for (const origin of order) {
      p99s[origin]?.push(percentile(await timePages(origin, pages), 0.99));
    }
  }
  await school.break(null);
  await Promise.all(streams.map(({ stop }) => stop()));
  const [during, without] = [median(p99s[faulty] ?? []), median(p99s[sound] ?? [])];
  note({ what: 'Pages without faults, p99', value: round(without, 2), unit: 'ms' });
  note({ what: 'Pages during faults, p99', value: round(during, 2), unit: 'ms' });
  note({
    what: 'Pages during faults against without, p99',
    value: round(during / without, 2),
    unit: 'times',
    bound: `at most 1.1, or ${NO_DIFFERENCE_MS} ms apart`,
    passes: during <= without * 1.1 || during - without <= NO_DIFFERENCE_MS,
  });
};
