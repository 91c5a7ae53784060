// The steps of npm test: each is a program with an exit code, most of them with a report to read.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { summarize } from './testReports.mjs';

/** Where the steps leave their reports. */
export const RESULTS = 'test-results';

const steps = [];

const run = (command, env = {}) =>
  new Promise((resolve) => {
    console.log(`\n> ${command.join(' ')}`);
    const [program, ...args] = command;
    spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
      .once('error', () => resolve(false))
      .once('exit', (code) => resolve(code === 0));
  });

/** Runs a step, and records what it found beside the time it took. */
const step = async (name, measure) => {
  const startedAt = Date.now();
  const found = await measure();
  steps.push({ name, minutes: (Date.now() - startedAt) / 60_000, ...found });
};

/** A step that either passes or fails. */
export const check = (name, command) =>
  step(name, async () =>
    (await run(command))
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [`${command.join(' ')}: see its output above`] },
  );

/** A step with tests of its own, read from its report; a crash that the report hides is a failure. */
export const suite = (name, command, report, read, env) =>
  step(name, async () => {
    const isFine = await run(command, env);
    const found = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failures: [] };
    const isHidden = !isFine && found.failures.length === 0;
    return isHidden ? { ...found, failures: [`${command.join(' ')} broke off`] } : found;
  });

/** Prints what came of all steps; the exit code of the whole. */
export const printSummary = () => {
  const { text, hasPassed } = summarize(steps);
  console.log(`\n${text}`);
  return hasPassed ? 0 : 1;
};
