import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Outcome } from './outcome';
import { toWords } from './runExperiments';

const FILE = 'docs/reliability.md';

/** Writes the figures of each experiment between its marks in docs/reliability.md. */
export const recordFigures = (outcomes: Outcome[]): void => {
  let text = readFileSync(FILE, 'utf8');
  for (const outcome of outcomes) text = recordOutcome(text, outcome);
  writeFileSync(FILE, replaceBetween(text, 'machine', describeMachine()));
  spawnSync('node_modules/.bin/biome', ['format', '--write', FILE]);
};

/**
 * The page with an experiment's figures in their place. One that was skipped leaves the figures of an
 * earlier run, and says below them that they are not of this one.
 */
export const recordOutcome = (page: string, outcome: Outcome): string => {
  if (outcome.verdict !== 'skipped') return replaceBetween(page, outcome.name, toTable(outcome));
  const earlier = readBetween(page, outcome.name).replace(SKIPPED_LINE, '').trim();
  const skipped = `Skipped on ${today()}: ${outcome.problem}.`;
  const inner =
    earlier === '' ? skipped : `${earlier}\n\n${skipped} The figures are of an earlier run.`;
  return replaceBetween(page, outcome.name, inner);
};

const SKIPPED_LINE = /^Skipped on .*$/m;

const today = (): string => new Date().toISOString().slice(0, 10);

const marksOf = (name: string) => [`<!-- figures: ${name} -->`, `<!-- end: ${name} -->`] as const;

const readBetween = (text: string, name: string): string => {
  const [start, end] = marksOf(name);
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no place for the figures of ${name}.`);
  return text.slice(from + start.length, to);
};

const replaceBetween = (text: string, name: string, inner: string): string => {
  const [start, end] = marksOf(name);
  return text.replace(
    `${start}${readBetween(text, name)}${end}`,
    () => `${start}\n\n${inner}\n\n${end}`,
  );
};

const toTable = (outcome: Outcome): string =>
  [
    '| Figure | Measured | Bound | |',
    '| --- | --- | --- | --- |',
    ...outcome.figures.map(
      ({ what, value, unit, bound, passes }) =>
        `| ${what} | ${[toWords(value), unit ?? ''].join(' ').trim()} | ${bound ?? ''} | ${passes ? '' : 'not reached'} |`,
    ),
    '',
    `${outcome.verdict === 'passed' ? 'Passed' : 'Failed'}, in ${outcome.seconds} s, on ${today()}.${outcome.problem ? ` ${outcome.problem}` : ''}`,
  ].join('\n');

const describeMachine = (): string => {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GiB, Node.js ${process.versions.node}, load generator and site on the same machine; ${today()}.`;
};
