import { CampaignError, checkCampaigns } from '@/data/campaigns/check/checkCampaigns';
import { startWatchingCampaigns } from '@/lib/server/campaigns/watchCampaigns';
import { flushCounts, startCounting } from '@/lib/server/counts/counting';
import { startIndexing } from '@/lib/server/desk/startIndexing';
import { startMailing } from '@/lib/server/desk/startMailing';
import { startDispatcher, stopDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { type Env, EnvError } from '@/lib/server/env/env';
import { unknownNames } from '@/lib/server/env/unknownNames';
import { outboxFile } from '@/lib/server/erp/embedded/sms';
import { startEncrypting } from '@/lib/server/keys/encryptColumns/encryptColumns';
import { log } from '@/lib/server/log/log';
import { carryOutRequests } from '@/lib/server/privacy/carryOutAgain';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import { repairTimes } from '@/lib/server/store/clock';
import { closeNow, getStore, type Store, StoreError } from '@/lib/server/store/store';
import { startSweeping, sweepMessages } from '@/lib/server/store/sweep';
import { startReminding } from '@/lib/server/visits/startReminding';
import { checkSettings } from './checkSettings';
import { settingWarnings } from './settingWarnings';
import { startSending } from './startSending';
import { startSummary } from './startSummary';
import { onEnd, onStop } from './stopping';
import { raisedWarnings, raiseWarning, type WarningName } from './warnings';

/** What has to stand before the first request: settings, tables, deliveries. */
export const startSite = async (): Promise<void> => {
  const { env, store } = await prepare();
  tidyUp(env);
  const send = () => {
    startDispatcher();
    const reminding = startReminding();
    onStop(() => reminding.stop());
    if (env.desk !== null) {
      const mailing = startMailing(store);
      onStop(() => mailing.stop());
    }
  };
  await repairTimes(store.db, Date.now()).catch((err: unknown) =>
    log.error({ err }, 'times that a clock ahead has written are not put right yet'),
  );
  await startSending({ carryOut: () => carryOutRequests(store), send });
  startSweeping(store, env.dataDir);
  const encrypting = startEncrypting(store);
  if (env.desk !== null) {
    const indexing = startIndexing(store);
    onStop(() => indexing.stop());
    startCounting(store);
    onEnd(() => flushCounts(store));
  }
  onStop(stopDispatcher);
  onStop(() => encrypting.stop());
  const campaigns = startWatchingCampaigns();
  onStop(() => campaigns.stop());
  // Also where nobody stops us: the development server ends the process itself.
  process.once('exit', () => closeNow(store));
  tellAbout(env);
  const services = Object.keys(env.serviceBases);
  log.info({ database: store.dialect, services, warnings: raisedWarnings() }, 'started');
};

const prepare = async (): Promise<{ env: Env; store: Store }> => {
  try {
    // The build has refused it; the development server has none.
    checkCampaigns();
    const env = checkSettings();
    await refuseMessages(env);
    return { env, store: await getStore() };
  } catch (error) {
    const kinds = [CampaignError, EnvError, StoreError];
    if (!(error instanceof Error) || !kinds.some((kind) => error instanceof kind)) throw error;
    // One line for whoever starts the site; a stack would bury it.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};

const tidyUp = ({ dataDir }: Env): void => {
  try {
    removeLeftovers(dataDir);
  } catch (err) {
    log.warn({ err }, 'what killed commands have left cannot be looked for');
  }
};

// The codes and numbers of somebody's trials, readable beside the data of real parents.
const refuseMessages = async ({ isProduction, erpBaseUrl, dataDir }: Env): Promise<void> => {
  const left = await sweepMessages(dataDir, Date.now());
  if (left === 0 || !isProduction || erpBaseUrl === null) return;
  throw new EnvError(
    'DATA_DIR',
    `a folder without ${outboxFile(dataDir)}, which is for development, since ERP_BASE_URL names a real school system (remove the file, or set another DATA_DIR)`,
    `messages: ${left}`,
  );
};

// For people, beside the JSON lines of the log on standard output.
const tellAbout = (env: Env): void => {
  for (const line of startSummary(env)) process.stderr.write(`${line}\n`);
  const unknown = unknownNames().map((text): [WarningName, string] => ['unknown-setting', text]);
  for (const [name, text] of [...settingWarnings(env), ...unknown]) {
    process.stderr.write(`Warning: ${text}\n`);
    raiseWarning(name);
  }
};
