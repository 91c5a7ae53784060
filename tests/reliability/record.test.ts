import type { Outcome } from './outcome';
import { recordOutcome } from './record';

const page = (inner: string) =>
  `# Page\n\n<!-- figures: kill -->${inner}<!-- end: kill -->\n\nMore.\n`;

const outcome = (more: Partial<Outcome>): Outcome => ({
  name: 'kill',
  promise: 'Nothing is lost.',
  seconds: 3,
  figures: [{ what: 'Lost', value: 0, bound: '0', passes: true }],
  problem: null,
  verdict: 'passed',
  ...more,
});

const SKIPPED = outcome({ figures: [], verdict: 'skipped', problem: 'strace is not installed' });

it('writes the figures between the marks, and leaves the rest', () => {
  const text = recordOutcome(page('\n\nold\n\n'), outcome({}));
  expect(text).toMatch(
    /^# Page\n\n<!-- figures: kill -->\n\n\| Figure .*\n\n<!-- end: kill -->\n\nMore\.\n$/s,
  );
  expect(text).toContain('| Lost | 0 | 0 |  |');
  expect(text).toMatch(/Passed, in 3 s, on \d{4}-\d\d-\d\d\./);
  expect(text).not.toContain('old');
});

it('says of a figure that misses its bound that it is not reached', () => {
  const figures = [{ what: 'Lost', value: 1, bound: '0', passes: false }];
  const text = recordOutcome(page(''), outcome({ figures, verdict: 'failed' }));
  expect(text).toContain('| Lost | 1 | 0 | not reached |');
  expect(text).toContain('Failed, in 3 s');
});

it('says below earlier figures that the experiment was skipped this time, once', () => {
  const once = recordOutcome(recordOutcome(page(''), outcome({})), SKIPPED);
  const twice = recordOutcome(once, SKIPPED);
  expect(twice).toBe(once);
  expect(once).toContain('| Lost | 0 | 0 |  |');
  expect(once.match(/Skipped on .*: strace is not installed\./g)).toHaveLength(1);
  expect(once).toContain('The figures are of an earlier run.');
});

it('claims nothing for an experiment that was skipped before it was ever measured', () => {
  const text = recordOutcome(page('\n\n'), SKIPPED);
  expect(text).toContain('strace is not installed.');
  expect(text).not.toContain('Passed');
  expect(text).not.toContain('earlier run');
});

it('refuses a page without a place for the figures', () => {
  expect(() => recordOutcome('# Page\n', outcome({}))).toThrow('no place for the figures of kill');
});
