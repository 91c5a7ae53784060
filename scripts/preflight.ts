// npm run preflight: every campaign and landing page as its visitors see it, checked by its rules. It sends
// enquiries to a site of its own, so it never reads the settings in .env: those name the real one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CampaignError } from '@/data/campaigns/check/checkCampaigns';
import { listRoutes } from '@/data/routes/routes';
import { countOf } from './commands/countOf';
import { sayProblem } from './commands/sayProblem';
import { parseCommand } from './preflight/command';
import { expectSite } from './preflight/expectSite';
import { launchBrowser } from './preflight/launchBrowser';
import { buildReport } from './preflight/report';
import { describeProblem, listProblems } from './preflight/results';
import { runPreflight } from './preflight/run';
import { tableOf } from './preflight/table';
import { chooseTargets } from './preflight/targets';
import { UnreachableError, USAGE, UsageError } from './preflight/usage';
import { startOwnSite } from './steps/ownSite';

const FOLDER = join('test-results', 'preflight');
const PORT = 4260;

const tell = (done: number, of: number): void => {
  if (done % 100 === 0 || done === of) console.error(`${done} of ${of} visits`);
};

const run = async (): Promise<void> => {
  const command = parseCommand(process.argv.slice(2));
  if (command === null) return console.log(USAGE);
  const { base } = command;
  const paths = listRoutes().map(({ path }) => path);
  const targets = chooseTargets(paths, command);
  if (base !== null) await expectSite(base);
  const own = base === null ? await startOwnSite('preflight', PORT) : null;
  const browser = await launchBrowser();
  try {
    const origin = own?.origin ?? base ?? '';
    const isOurs = own !== null;
    const results = await runPreflight({
      ...{ browser, targets, site: { origin, isOurs }, hasAllParties: isOurs },
      folder: FOLDER,
      onProgress: tell,
    });
    const report = join(FOLDER, 'index.html');
    writeFileSync(report, buildReport(results, origin));
    console.table(tableOf(results));
    const problems = listProblems(results);
    for (const problem of problems) console.error(`✗ ${describeProblem(problem)}`);
    console.log(
      `${countOf(results.length, 'visit')}, ${countOf(problems.length, 'broken rule')}. Report: ${report}`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await own?.stop();
  }
};

run().catch((error: unknown) =>
  sayProblem(error, {
    kinds: [UsageError, UnreachableError, CampaignError],
    usage: { kind: UsageError, command: 'npm run preflight' },
    exitCode: 2,
  }),
);
