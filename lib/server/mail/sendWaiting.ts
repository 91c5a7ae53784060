import { backoffMs } from '@/lib/server/dispatcher/backoff';
import { log } from '@/lib/server/log/log';
import type { Store } from '@/lib/server/store/store';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import type { SendMail } from './mail';
import {
  claimMail,
  contentOf,
  type OutboxMail,
  recordDead,
  recordRetry,
  recordSent,
} from './outbox';
import { LONGEST_SMTP_MS } from './smtp';

/** Longer than sending one takes. After a crash, the next process waits this long. */
const LOCK_MS = 3 * LONGEST_SMTP_MS;
/** With the pauses between them some five hours. */
const MOST_TRIES = 30;
/** What is to be read in the morning is of no use in the evening. */
const LONGEST_MS = 8 * 60 * 60 * 1000;
/** In one go, so that a stop is not kept waiting. */
const AT_ONCE = 200;

export type Sending = {
  store: Store;
  send: SendMail;
  /** Where the admissions team of a branch reads its e-mails, by its number. */
  mailboxOf: (branchId: number) => string;
  /** Ms since 1970. */
  now: () => number;
  /** At least 0, below 1. */
  random: () => number;
  /** Asked before each e-mail. */
  isStopping: () => boolean;
};

/**
 * Sends what is due, one e-mail after the other. Each is sent at least once: twice only where the mail
 * server has taken it and could not say so. A server that does not answer is left alone until the next
 * time, so that the others keep their place. Answers how many were sent.
 */
export const sendWaiting = async (sending: Sending): Promise<number> => {
  const { store, now, isStopping } = sending;
  let sent = 0;
  for (let tried = 0; tried < AT_ONCE && !isStopping(); tried += 1) {
    const mail = await claimMail(store, { at: now(), lockMs: LOCK_MS });
    if (mail === null) break;
    const outcome = await attempt(sending, mail);
    if (outcome === 'down') break;
    if (outcome === 'sent') sent += 1;
  }
  return sent;
};

const attempt = async (
  { store: { db }, send, mailboxOf, now, random }: Sending,
  mail: OutboxMail,
): Promise<'sent' | 'dead' | 'later' | 'down'> => {
  const { id, kind, branch_id, attempts, created_at } = mail;
  try {
    const content = contentOf(mail);
    if (content === null) throw new UpstreamError('smtp', 'refused', { reason: 'unreadable' });
    await send({ id, to: mailboxOf(branch_id), ...content });
  } catch (err) {
    const reason = err instanceof Error ? err.message : 'unknown';
    const isRefused = err instanceof UpstreamError && err.outcome === 'refused';
    if (isRefused || attempts >= MOST_TRIES || now() - created_at > LONGEST_MS) {
      log.error({ err, mail: id, kind, branch: branch_id, attempts }, 'an e-mail is given up');
      await recordDead(db, mail, { at: now(), reason });
      return 'dead';
    }
    log.warn({ err, mail: id, kind, branch: branch_id, attempts }, 'an e-mail was not sent');
    await recordRetry(db, mail, { at: now() + backoffMs(attempts, random), reason });
    return isOfThisMail(err) ? 'later' : 'down';
  }
  await recordSent(db, mail, now());
  return 'sent';
};

/** The server has answered, and wants to see this e-mail later: the others may pass. */
const isOfThisMail = (error: unknown): boolean =>
  error instanceof UpstreamError && ['EENVELOPE', 'EMESSAGE'].includes(error.reason ?? '');
