import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { hasPassed, type Outcome, toWords } from './runExperiments';

const FILE = 'docs/reliability.md';

/** Writes the figures of each experiment between its marks in docs/reliability.md. */
export const recordFigures = (outcomes: Outcome[]): void => {
  let text = readFileSync(FILE, 'utf8');
  for (const outcome of outcomes.filter(({ isSkipped }) => !isSkipped)) {
    text = replaceBetween(text, outcome.name, toTable(outcome));
  }
  writeFileSync(FILE, replaceBetween(text, 'machine', describeMachine()));
  spawnSync('node_modules/.bin/biome', ['format', '--write', FILE]);
};

const replaceBetween = (text: string, name: string, inner: string): string => {
  const [start, end] = [`<!-- figures: ${name} -->`, `<!-- end: ${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${FILE} has no place for the figures of ${name}.`);
  return `${text.slice(0, from)}${start}\n\n${inner}\n\n${text.slice(to)}`;
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
    `${hasPassed(outcome) ? 'Passed' : 'Failed'}, in ${outcome.seconds} s, on ${new Date().toISOString().slice(0, 10)}.${outcome.problem ? ` ${outcome.problem}` : ''}`,
  ].join('\n');

const describeMachine = (): string => {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GiB, Node.js ${process.versions.node}, load generator and site on the same machine; ${new Date().toISOString().slice(0, 10)}.`;
};
