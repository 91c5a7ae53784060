// npm run preflight:desk: the checks that the desk asks for, of a site that runs. Nothing is sent to it.
import '@/lib/server/env/loadEnvFiles.mjs';
import { CampaignError } from '@/data/campaigns/check/checkCampaigns';
import { EnvError } from '@/lib/server/env/env';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { openSite } from '../commands/openSite';
import { sayProblem } from '../commands/sayProblem';
import { parseServiceCommand } from './command';
import { launchBrowser } from './launchBrowser';
import { serveChecks } from './serve';
import { SERVICE_USAGE, UsageError } from './usage';

const run = async (): Promise<void> => {
  const command = parseServiceCommand(process.argv.slice(2));
  if (command === null) return console.log(SERVICE_USAGE);
  const { env, store } = await openSite();
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stopping.abort());
  }
  const origin = command.base ?? env.siteUrl;
  console.log(`Waiting for the checks that the desk asks for, to visit ${origin}`);
  const { isOnce } = command;
  const { signal } = stopping;
  try {
    await serveChecks({ db: store.db, origin, isOnce, launch: launchBrowser, stopping: signal });
  } finally {
    await closeStore();
  }
};

run().catch((error: unknown) =>
  sayProblem(error, {
    kinds: [UsageError, EnvError, StoreError, CampaignError],
    usage: { kind: UsageError, command: 'npm run preflight:desk' },
    exitCode: 2,
  }),
);
