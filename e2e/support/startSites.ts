import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { requireTestBuild } from './requireTestBuild';
import { type ApartSite, SCHOOL_SYSTEMS, SITES, type SiteName } from './sites';
import { type RunningProcess, startProcess, startSite } from './startSite';
import { warmUp } from './warmUp';

const startSchoolSystem = (name: ApartSite): Promise<RunningProcess> => {
  const { url, dataDir } = SCHOOL_SYSTEMS[name];
  // Else a number of the run before has an account already.
  rmSync(dataDir, { recursive: true, force: true });
  return startProcess(
    ['node_modules/.bin/tsx', 'e2e/support/schoolSystem.ts', name],
    // Its first search takes a second, more on a busy machine: it is over before a parent searches.
    `${url}/website-search/?search=fees`,
    { dataDir },
  );
};

/** Our own people have journeys, too. */
const DESK = { DESK: 'on' };

const startDevelopment = async (): Promise<RunningProcess[]> => {
  const site = await startSite('dev', { ...SITES.development, env: DESK });
  await warmUp(SITES.development.url);
  return [site];
};

const startApart = (name: ApartSite) => async (): Promise<RunningProcess[]> => {
  const { url } = SCHOOL_SYSTEMS[name];
  const school = await startSchoolSystem(name);
  const site = await startSite('start', {
    ...SITES[name],
    env: { ...DESK, ERP_BASE_URL: url, API_BASE_URL: url },
  });
  return [site, school];
};

const STARTERS: Record<SiteName, () => Promise<RunningProcess[]>> = {
  development: startDevelopment,
  production: async () => [await startSite('start', { ...SITES.production, env: DESK })],
  overHttp: startApart('overHttp'),
  failing: startApart('failing'),
};

// Playwright does not tell which projects the command line chose.
const chosenProjects = ({ projects }: FullConfig) => {
  const chosen = process.argv.flatMap((word) => word.match(/^--project=(.+)$/)?.[1] ?? []);
  return chosen.length === 0 ? projects : projects.filter(({ name }) => chosen.includes(name));
};

/** Starts only the sites that the chosen projects visit, and gives back the way to stop them. */
const startSites = async (config: FullConfig) => {
  const names = new Set(chosenProjects(config).map(({ metadata }) => metadata.site));
  if (names.size > 1 || !names.has('development')) requireTestBuild();
  const started = Object.entries(STARTERS).map(async ([name, start]) => {
    if (!names.has(name)) return [];
    rmSync(SITES[name as SiteName].dataDir, { recursive: true, force: true });
    return start();
  });
  const running = (await Promise.all(started)).flat();
  return async () => {
    await Promise.all(running.map((process) => process.stop()));
  };
};

export default startSites;
