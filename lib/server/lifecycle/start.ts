import { startDispatcher, stopDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { type Env, EnvError, getEnv } from '@/lib/server/env/env';
import { dataKeyFile } from '@/lib/server/env/secret';
import { outboxFile } from '@/lib/server/erp/embedded/sms';
import { startEncrypting } from '@/lib/server/keys/encryptColumns/encryptColumns';
import { log } from '@/lib/server/log/log';
import { carryOutRequests } from '@/lib/server/privacy/carryOutAgain';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import { closeNow, getStore, type Store, StoreError } from '@/lib/server/store/store';
import { startSweeping, sweepMessages } from '@/lib/server/store/sweep';
import { startSending } from './startSending';
import { onStop } from './stopping';

/** What has to stand before the first request: settings, tables, deliveries. */
export const startSite = async (): Promise<void> => {
  const { env, store } = await prepare();
  tidyUp(env);
  await startSending({ carryOut: () => carryOutRequests(store), send: startDispatcher });
  startSweeping(store, env.dataDir);
  const encrypting = startEncrypting(store);
  onStop(stopDispatcher);
  onStop(() => encrypting.stop());
  // Also where nobody stops us: the development server ends the process itself.
  process.once('exit', () => closeNow(store));
  warnAboutOutbox(env);
  warnAboutDataKey(env);
  log.info({ database: store.dialect, services: Object.keys(env.serviceBases) }, 'started');
};

const prepare = async (): Promise<{ env: Env; store: Store }> => {
  try {
    const env = getEnv();
    await refuseMessages(env);
    return { env, store: await getStore() };
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StoreError)) throw error;
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

/** Tells whoever starts a site that a data key in a file here is on no other machine. */
export const warnAboutDataKey = ({
  isProduction,
  databaseUrl,
  isDataKeyGiven,
  dataDir,
}: Env): void => {
  if (!isProduction || databaseUrl === null || isDataKeyGiven) return;
  process.stderr.write(
    `Warning: DATA_KEY is not set. Personal data in the database is encrypted with the key in ${dataKeyFile(dataDir)}: every other site on this database needs the same key as DATA_KEY, and a copy of it has to be kept elsewhere.\n`,
  );
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

const warnAboutOutbox = ({ erpBaseUrl, smsWebhookUrl, dataDir }: Env): void => {
  if (erpBaseUrl !== null || smsWebhookUrl !== null) return;
  process.stderr.write(
    `Warning: SMS_WEBHOOK_URL is not set, so OTPs reach no phone: they are written to ${outboxFile(dataDir)}\n`,
  );
};
