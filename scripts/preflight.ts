// npm run preflight: every campaign and landing page as its visitors see it, checked by its rules. It sends
// enquiries to a site of its own, so it never reads the settings in .env: those name the real one.
import './steps/missingPackages.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CampaignError } from '@/data/campaigns/check/checkCampaigns';
import { listRoutes } from '@/data/routes/routes';
import { countOf } from './commands/countOf';
import { sayProblem } from './commands/sayProblem';
import { type Command, parseCommand } from './preflight/command';
import { expectSite } from './preflight/expectSite';
import { launchBrowser } from './preflight/launchBrowser';
import { buildReport } from './preflight/report';
import { describeProblem, listProblems, type Result } from './preflight/results';
import { runPreflight } from './preflight/run';
import { printTable } from './preflight/table';
import { listTargets, namedTargets, sampleTargets, type Target } from './preflight/targets';
import { UnreachableError, USAGE, UsageError } from './preflight/usage';
import { startOwnSite } from './steps/ownSite';

const FOLDER = join('test-results', 'preflight');
const PORT = 4260;

type Check = Extract<Command, { kind: 'check' }>;

const chooseTargets = ({ isSample, names }: Check): Target[] => {
  const targets = listTargets(listRoutes().map(({ path }) => path));
  if (isSample) return sampleTargets(targets);
  return names.length > 0 ? namedTargets(targets, names) : targets;
};

const tell = (done: number, of: number): void => {
  if (done % 100 === 0 || done === of) console.error(`${done} of ${of} visits`);
};

const visitAll = async (origin: string, isOurs: boolean, targets: Target[]): Promise<Result[]> => {
  const browser = await launchBrowser();
  try {
    return await runPreflight({
      browser,
      site: { origin, isOurs },
      targets,
      hasAllParties: isOurs,
      folder: FOLDER,
      onProgress: tell,
    });
  } finally {
    await browser.close();
  }
};

const check = async (command: Check): Promise<void> => {
  const targets = chooseTargets(command);
  if (command.base !== null) await expectSite(command.base);
  const own = command.base === null ? await startOwnSite('preflight', PORT) : null;
  const origin = own?.origin ?? command.base ?? '';
  try {
    const results = await visitAll(origin, own !== null, targets);
    const report = join(FOLDER, 'index.html');
    writeFileSync(report, buildReport(results, origin));
    console.log(printTable(results));
    const problems = listProblems(results);
    for (const problem of problems) console.error(`✗ ${describeProblem(problem)}`);
    console.log(
      `${countOf(results.length, 'visit')}, ${countOf(problems.length, 'broken rule')}. Report: ${report}`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await own?.stop();
  }
};

const run = async (): Promise<void> => {
  try {
    const command = parseCommand(process.argv.slice(2));
    if (command.kind === 'help') console.log(USAGE);
    else await check(command);
  } catch (error) {
    sayProblem(error, {
      kinds: [UsageError, UnreachableError, CampaignError],
      usage: { kind: UsageError, command: 'npm run preflight' },
      exitCode: 2,
    });
  }
};

void run();
