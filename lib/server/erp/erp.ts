import { getEnv } from '@/lib/server/env/env';
import { getStore } from '@/lib/server/store/store';
import type { Erp } from './contract';
import { createEmbeddedErp } from './embedded/embedded';
import { sendByWebhook, writeToOutbox } from './embedded/sms';
import { createHttpErp } from './http';

// Next bundles instrumentation and each API route apart: only the global object is common to them.
const shared: typeof globalThis & { siteErp?: Promise<Erp> } = globalThis;

/** The school system of this site: the one at ERP_BASE_URL, else the embedded one. */
export const getErp = (): Promise<Erp> => {
  shared.siteErp ??= openErp().catch((cause: unknown) => {
    shared.siteErp = undefined;
    throw cause;
  });
  return shared.siteErp;
};

/** Makes a school system the one of this process: for unit tests. Null forgets it. */
export const shareErp = (erp: Erp | null): void => {
  shared.siteErp = erp === null ? undefined : Promise.resolve(erp);
};

const openErp = async (): Promise<Erp> => {
  const { erpBaseUrl, smsWebhookUrl, dataDir, siteUrl } = getEnv();
  if (erpBaseUrl !== null) return createHttpErp({ baseUrl: erpBaseUrl });
  return createEmbeddedErp({
    store: await getStore(),
    sendSms: smsWebhookUrl === null ? writeToOutbox(dataDir) : sendByWebhook(smsWebhookUrl),
    host: new URL(siteUrl).hostname,
  });
};
