import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { OTP_MINUTES } from '@/data/limits';
import { SCHOOL } from '@/data/school';
import { createUpstreamClient } from '@/lib/server/upstream/upstreamClient';

export type Sms = {
  /** `+91-` and ten digits. */
  to: string;
  text: string;
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

/** Appends each message as one line to a file that only its owner can read. */
export const writeToOutbox =
  (dataDir: string): SendSms =>
  async ({ to, text, otp }) => {
    const line = JSON.stringify({ at: new Date().toISOString(), to, text, otp });
    await mkdir(dataDir, { recursive: true });
    await appendFile(path.join(dataDir, 'sms-outbox.jsonl'), `${line}\n`, { mode: 0o600 });
  };
