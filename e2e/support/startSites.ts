import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { requireTestBuild } from './requireTestBuild';
import { SCHOOL_SYSTEM, SITES } from './sites';
import { type RunningProcess, startProcess, startSite } from './startSite';
import { warmUp } from './warmUp';

const startSchoolSystem = (): Promise<RunningProcess> =>
  startProcess(
    ['node_modules/.bin/tsx', 'e2e/support/schoolSystem.ts', String(SCHOOL_SYSTEM.port)],
    // Its first search takes a second, more on a busy machine: it is over before a parent searches.
    `${SCHOOL_SYSTEM.url}/website-search/?search=fees`,
    { dataDir: SCHOOL_SYSTEM.dataDir },
  );

const startDevelopment = async (): Promise<RunningProcess[]> => {
  const site = await startSite('dev', SITES.development);
  await warmUp(SITES.development.url);
  return [site];
};

const startOverHttp = async (): Promise<RunningProcess[]> => {
  const school = await startSchoolSystem();
  const site = await startSite('start', {
    ...SITES.overHttp,
    env: { ERP_BASE_URL: SCHOOL_SYSTEM.url, API_BASE_URL: SCHOOL_SYSTEM.url },
  });
  return [site, school];
};

const STARTERS = {
  development: startDevelopment,
  production: async () => [await startSite('start', SITES.production)],
  overHttp: startOverHttp,
};

// Playwright does not tell which projects the command line chose.
const chosenProjects = ({ projects }: FullConfig) => {
  const chosen = process.argv.flatMap((word) => word.match(/^--project=(.+)$/)?.[1] ?? []);
  return chosen.length === 0 ? projects : projects.filter(({ name }) => chosen.includes(name));
};

/** Starts only the sites that the chosen projects visit, and gives back the way to stop them. */
const startSites = async (config: FullConfig) => {
  const names = new Set(chosenProjects(config).map(({ metadata }) => metadata.site));
  if (names.has('production') || names.has('overHttp')) requireTestBuild();
  const running: RunningProcess[] = [];
  for (const [name, start] of Object.entries(STARTERS)) {
    if (!names.has(name)) continue;
    rmSync(SITES[name as keyof typeof SITES].dataDir, { recursive: true, force: true });
    running.push(...(await start()));
  }
  return async () => {
    await Promise.all(running.map((process) => process.stop()));
  };
};

export default startSites;
