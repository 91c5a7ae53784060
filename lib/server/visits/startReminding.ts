import { createPoller, type Poller } from '@/lib/server/dispatcher/poller';
import { getEnv } from '@/lib/server/env/env';
import { type SendSms, sendByWebhook, writeToOutbox } from '@/lib/server/erp/embedded/sms';
import { log } from '@/lib/server/log/log';
import { getStore } from '@/lib/server/store/store';
import { sendReminders } from './reminders';

const POLL_MS = 60_000;

/**
 * How text messages leave this site; null where they cannot: a school system of its own sends its codes
 * by itself, and has no call for other messages.
 */
const openSms = (): SendSms | null => {
  const { smsWebhookUrl, erpBaseUrl, dataDir } = getEnv();
  if (smsWebhookUrl !== null) return sendByWebhook(smsWebhookUrl);
  return erpBaseUrl === null ? writeToOutbox(dataDir) : null;
};

/** Reminds parents of their visits for as long as the process lives. */
export const startReminding = (): Pick<Poller, 'stop'> => {
  const sendSms = openSms();
  if (sendSms === null) {
    log.warn('no reminders of visits are sent: SMS_WEBHOOK_URL is not set');
    return { stop: async () => undefined };
  }
  const remind = async () => {
    const { db } = await getStore();
    const sent = await sendReminders({ db, sendSms, siteUrl: getEnv().siteUrl, now: Date.now() });
    if (sent > 0) log.info({ sent }, 'reminders of visits are sent');
  };
  const poller = createPoller(remind, POLL_MS, 'reminders of visits cannot be sent');
  poller.start();
  return poller;
};
