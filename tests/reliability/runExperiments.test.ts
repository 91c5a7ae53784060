import { readReliability, summarize } from '@/scripts/steps/testReports.mjs';
import { type Experiment, SkippedError } from './experiment';
import type { Outcome } from './outcome';
import { runExperiments } from './runExperiments';

const experiment = (more: Partial<Experiment>): Experiment => ({
  name: 'sample',
  promise: 'Something holds.',
  run: async (_size, note) => note({ what: 'Lost', value: 0, bound: '0', passes: true }),
  ...more,
});

const runOne = async (more: Partial<Experiment>): Promise<Outcome> => {
  const [outcome] = await runExperiments([[experiment(more)]], 'short');
  if (outcome === undefined) throw new Error('There is no outcome.');
  return outcome;
};

const summaryOf = (outcomes: Outcome[]) =>
  summarize([{ name: 'reliability', minutes: 1, ...readReliability({ outcomes }) }]);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it.each<[string, Partial<Experiment>, Partial<Outcome>]>([
  ['keeps to its bound', {}, { verdict: 'passed', problem: null }],
  [
    'misses a bound',
    { run: async (_size, note) => note({ what: 'Lost', value: 1, bound: '0', passes: false }) },
    { verdict: 'failed' },
  ],
  ['measures nothing', { run: async () => {} }, { verdict: 'failed' }],
  [
    'breaks off',
    { run: () => Promise.reject(new Error('no answer')) },
    { verdict: 'failed', problem: expect.stringContaining('no answer') },
  ],
  [
    'lacks a program',
    { needs: ['no-such-program'] },
    { verdict: 'skipped', problem: 'no-such-program is not installed' },
  ],
  [
    'cannot measure on this machine',
    { run: () => Promise.reject(new SkippedError('no disk can be mounted')) },
    { verdict: 'skipped', problem: 'no disk can be mounted' },
  ],
  [
    'gives up after a bound that it missed',
    {
      run: async (_size, note) => {
        note({ what: 'Lost', value: 1, bound: '0', passes: false });
        throw new SkippedError('the rest cannot be measured');
      },
    },
    { verdict: 'failed' },
  ],
])('has a verdict on an experiment that %s', async (_what, more, expected) => {
  expect(await runOne(more)).toMatchObject(expected);
});

it('lists what was skipped with its reason, and counts it as neither passed nor failed', async () => {
  const skipped = await runOne({ name: 'power-loss', needs: ['no-such-program'] });
  const { text, hasPassed } = summaryOf([skipped, await runOne({})]);
  expect(text).toContain('Skipped: reliability: power-loss: no-such-program is not installed');
  expect(text).toContain('1 skipped');
  expect(text.split('\n').at(-1)).toBe('1 passed, 0 failed');
  expect(hasPassed).toBe(true);
});

it('fails the whole where one experiment failed, and names what it missed', async () => {
  const failed = await runOne({
    run: async (_size, note) =>
      note({ what: 'Lost', value: 3, unit: 'rows', bound: '0', passes: false }),
  });
  const { text, hasPassed } = summaryOf([failed]);
  expect(text).toContain('Lost: 3 rows (bound: 0)');
  expect(text.split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(hasPassed).toBe(false);
});
