import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listRoutes } from '@/data/routes/routes';
import { SITES } from '@/e2e/support/sites';
import { IS_LONG } from '@/lib/testing/size';
import { buildReport } from '@/scripts/preflight/report';
import { describeProblem, listProblems } from '@/scripts/preflight/results';
import { runPreflight } from '@/scripts/preflight/run';
import { tableOf } from '@/scripts/preflight/table';
import { listTargets, namedTargets, sampleTargets } from '@/scripts/preflight/targets';

const RESTRICTED = 'campaign/delhi-bangalore-move';
const FOLDER = join('test-results', 'preflight');

test('a page of every landing family keeps every rule, for every visitor', async ({ browser }) => {
  test.setTimeout(180_000);
  const all = listTargets(listRoutes().map(({ path }) => path));
  // The short form leaves out every other family.
  const sample = sampleTargets(all).filter((_target, at) => IS_LONG || at % 2 === 0);
  // The form of the last one offers three cities only.
  const targets = [...sample, ...namedTargets(all, [RESTRICTED])];
  const origin = SITES.production.url;
  const results = await runPreflight({
    browser,
    site: { origin, isOurs: true },
    targets,
    hasAllParties: true,
    folder: FOLDER,
  });
  writeFileSync(join(FOLDER, 'index.html'), buildReport(results, origin));
  console.table(tableOf(results));
  expect(listProblems(results).map(describeProblem)).toEqual([]);
  expect(targets.length).toBeGreaterThanOrEqual(IS_LONG ? 8 : 4);
});
