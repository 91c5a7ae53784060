import { join } from 'node:path';
import { startDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { type Env, EnvError, getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import { carryOutRequests } from '@/lib/server/privacy/carryOutAgain';
import { closeNow, getStore, type Store, StoreError } from '@/lib/server/store/store';
import { startSweeping } from '@/lib/server/store/sweep';
import { onStop } from './stopping';

/** What has to stand before the first request: settings, tables, deliveries. */
export const startSite = async (): Promise<void> => {
  const { env, store } = await prepare();
  // Before anything is sent: the database may be an older one, with parents who have been erased.
  await carryOutRequests(store).catch((err) =>
    log.error(
      { err },
      'requests of parents could not be carried out again: tried again every hour',
    ),
  );
  const dispatcher = startDispatcher();
  startSweeping(store);
  onStop(() => dispatcher.stop());
  // Also where nobody stops us: the development server ends the process itself.
  process.once('exit', () => closeNow(store));
  warnAboutOutbox(env);
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

const warnAboutOutbox = ({ erpBaseUrl, smsWebhookUrl, dataDir }: Env): void => {
  if (erpBaseUrl !== null || smsWebhookUrl !== null) return;
  const outbox = join(dataDir, 'sms-outbox.jsonl');
  process.stderr.write(
    `Warning: SMS_WEBHOOK_URL is not set, so OTPs reach no phone: they are written to ${outbox}\n`,
  );
};
