import { createPoller } from '@/lib/server/dispatcher/poller';
import { type Env, getEnv } from '@/lib/server/env/env';
import { isStopping } from '@/lib/server/lifecycle/stopping';
import { endWarning, raiseWarning } from '@/lib/server/lifecycle/warnings';
import { log } from '@/lib/server/log/log';
import type { SendMail } from '@/lib/server/mail/mail';
import { writeToMailFile } from '@/lib/server/mail/mailFile';
import { readMailFigures } from '@/lib/server/mail/outbox';
import { sendWaiting } from '@/lib/server/mail/sendWaiting';
import { sendBySmtp } from '@/lib/server/mail/smtp';
import type { Store } from '@/lib/server/store/store';
import { withTimeout } from '@/lib/server/withTimeout';
import { deskLinks } from './deskUrl';
import { officeOf } from './offices';
import { writeAlarms } from './writeAlarms';
import { writeDigests } from './writeDigests';

const POLL_MS = 30_000;
/** The e-mail that is under way when the site stops may still arrive; after this its claim runs out. */
const LONGEST_STOP_MS = 5_000;

const openMail = ({ smtp, mailFrom, dataDir }: Env): SendMail =>
  smtp === null ? writeToMailFile(dataDir) : sendBySmtp({ server: smtp, from: mailFrom });

/** Writes and sends the desk's e-mails for as long as the process lives. */
export const startMailing = (store: Store): { stop: () => Promise<void> } => {
  const env = getEnv();
  const links = deskLinks(env);
  const send = openMail(env);
  const mailboxOf = (branchId: number) => officeOf(branchId).mailbox;

  const work = [
    () => writeDigests(store.db, links, Date.now()),
    () => writeAlarms(store.db, links, Date.now()),
    () => sendWaiting({ store, send, mailboxOf, now: Date.now, random: Math.random, isStopping }),
    () => warnOfDead(store),
  ];
  const poller = createPoller(
    async () => {
      // Each by itself: one that fails does not keep the others from their work.
      for (const step of work) {
        await step().catch((err: unknown) => log.error({ err }, 'e-mails of the desk are held up'));
      }
    },
    POLL_MS,
    'e-mails of the desk cannot be sent',
  );
  poller.start();
  return { stop: () => withTimeout(poller.stop(), LONGEST_STOP_MS, undefined) };
};

const warnOfDead = async ({ db }: Store): Promise<void> => {
  const { dead } = await readMailFigures(db, Date.now());
  if (dead > 0) raiseWarning('mail-given-up');
  else endWarning('mail-given-up');
};
