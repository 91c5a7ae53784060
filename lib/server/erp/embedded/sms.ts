import { OTP_MINUTES } from '@/data/limits';
import { SCHOOL } from '@/data/school';
import { createFileOutbox } from '@/lib/server/fileOutbox';
import { createUpstreamClient } from '@/lib/server/upstream/upstreamClient';

export type Sms = {
  /** `+91-` and ten digits. */
  to: string;
  text: string;
  /** Apart, for whoever tries the site; '' in a message that is no code. */
  otp: string;
};

/** Resolves when the message is on its way. */
export type SendSms = (sms: Sms) => Promise<void>;

/** The message of a code. Phones fill it in on our own site by the last line (WebOTP). */
export const otpText = (otp: string, host: string): string =>
  [
    `${otp} is your OTP for ${SCHOOL.name}. It is valid for ${OTP_MINUTES} minutes. Please do not share it.`,
    `@${host} #${otp}`,
  ].join('\n\n');

/** Hands each message to a gateway: POST `{ to, text }`. */
export const sendByWebhook = (url: string): SendSms => {
  const client = createUpstreamClient({ service: 'sms', baseUrl: url });
  return async ({ to, text }) => {
    const body = { to, text };
    // Gateways say yes in words of their own.
    await client.call({ method: 'POST', path: '', body, answer: 'text', parse: () => true });
  };
};

const outbox = createFileOutbox('sms-outbox');

/** Where the messages go that reach no phone: for development. */
export const outboxFile = outbox.fileIn;

/** Appends each message as one line to a file that only its owner can read. */
export const writeToOutbox =
  (dataDir: string): SendSms =>
  ({ to, text, otp }) =>
    outbox.append(dataDir, { to, text, otp });

/** Removes the copies of the outbox that a crash in the middle of a sweep has left. */
export const removeOutboxDrafts = outbox.removeDrafts;

/**
 * Removes from the outbox the messages of before `oldest` (ms since 1970), and whatever is no message.
 * Answers how many messages are left.
 */
export const sweepOutbox = outbox.sweep;
