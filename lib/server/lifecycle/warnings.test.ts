import { readFileSync } from 'node:fs';
import { register } from 'prom-client';
import { endWarning, raisedWarnings, raiseWarning, WARNING_NAMES } from './warnings';

it('names what is so now, in readiness and as a metric, and no more', async () => {
  raiseWarning('site-url-unset');
  raiseWarning('sample-school');
  raiseWarning('site-url-unset');
  expect(raisedWarnings()).toEqual(['sample-school', 'site-url-unset']);
  expect(await register.metrics()).toContain('configuration_warnings{warning="sample-school"} 1');
  endWarning('sample-school');
  expect(raisedWarnings()).toEqual(['site-url-unset']);
  expect(await register.metrics()).not.toContain('sample-school');
  endWarning('site-url-unset');
});

it('says of each in the runbook what to do', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const told = [...runbook.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual([...WARNING_NAMES]);
});
