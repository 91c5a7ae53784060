import { getEnv } from '@/lib/server/env/env';
import { processService } from '@/lib/server/processSingleton';
import { getStore } from '@/lib/server/store/store';
import type { Erp } from './contract';
import { createEmbeddedErp } from './embedded/embedded';
import { sendByWebhook, writeToOutbox } from './embedded/sms';
import { createHttpErp } from './http';

const openErp = async (): Promise<Erp> => {
  const { erpBaseUrl, smsWebhookUrl, dataDir, siteUrl } = getEnv();
  if (erpBaseUrl !== null) return createHttpErp({ baseUrl: erpBaseUrl });
  return createEmbeddedErp({
    store: await getStore(),
    sendSms: smsWebhookUrl === null ? writeToOutbox(dataDir) : sendByWebhook(smsWebhookUrl),
    host: new URL(siteUrl).hostname,
  });
};

const service = processService('erp', openErp);

/** The school system of this site: the one at ERP_BASE_URL, else the embedded one. */
export const getErp = service.get;

/** Makes a school system the one of this process: for unit tests. Null forgets it. */
export const shareErp = service.set;
