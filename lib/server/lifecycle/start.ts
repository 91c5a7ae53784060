import { join } from 'node:path';
import { startDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { type Env, EnvError, getEnv } from '@/lib/server/env/env';
import { dataKeyFile } from '@/lib/server/env/secret';
import { startEncrypting } from '@/lib/server/keys/encryptColumns/encryptColumns';
import { log } from '@/lib/server/log/log';
import { closeNow, getStore, type Store, StoreError } from '@/lib/server/store/store';
import { startSweeping } from '@/lib/server/store/sweep';
import { onStop } from './stopping';

/** What has to stand before the first request: settings, tables, deliveries. */
export const startSite = async (): Promise<void> => {
  const { env, store } = await prepare();
  const dispatcher = startDispatcher();
  startSweeping(store);
  const encrypting = startEncrypting(store);
  onStop(() => dispatcher.stop());
  onStop(() => encrypting.stop());
  // Also where nobody stops us: the development server ends the process itself.
  process.once('exit', () => closeNow(store));
  warnAboutOutbox(env);
  warnAboutDataKey(env);
  log.info({ database: store.dialect, services: Object.keys(env.serviceBases) }, 'started');
};

const prepare = async (): Promise<{ env: Env; store: Store }> => {
  try {
    return { env: getEnv(), store: await getStore() };
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StoreError)) throw error;
    // One line for whoever starts the site; a stack would bury it.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};

// A file that was made here is on no other machine.
const warnAboutDataKey = ({ isProduction, databaseUrl, isDataKeyGiven, dataDir }: Env): void => {
  if (!isProduction || databaseUrl === null || isDataKeyGiven) return;
  process.stderr.write(
    `Warning: DATA_KEY is not set. Personal data in the database is encrypted with the key in ${dataKeyFile(dataDir)}: every other site on this database needs the same key as DATA_KEY, and a copy of it has to be kept elsewhere.\n`,
  );
};

const warnAboutOutbox = ({ erpBaseUrl, smsWebhookUrl, dataDir }: Env): void => {
  if (erpBaseUrl !== null || smsWebhookUrl !== null) return;
  const outbox = join(dataDir, 'sms-outbox.jsonl');
  process.stderr.write(
    `Warning: SMS_WEBHOOK_URL is not set, so OTPs reach no phone: they are written to ${outbox}\n`,
  );
};
