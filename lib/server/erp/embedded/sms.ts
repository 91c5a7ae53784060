import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import axios from 'axios';
import { SCHOOL } from '@/data/school';

export type Sms = {
  /** `+91-` and ten digits. */
  to: string;
  text: string;
  otp: string;
};

/** Resolves when the message is on its way. */
export type SendSms = (sms: Sms) => Promise<void>;

const TIME_LIMIT_MS = 5_000;

/** The message of a code. Phones fill it in on our own site by the last line (WebOTP). */
export const otpText = (otp: string, host: string): string =>
  [
    `${otp} is your OTP for ${SCHOOL.name}. It is valid for 10 minutes. Please do not share it.`,
    `@${host} #${otp}`,
  ].join('\n\n');

/** Hands each message to a gateway: POST `{ to, text }`. */
export const sendByWebhook =
  (url: string): SendSms =>
  async ({ to, text }) => {
    await axios.post(
      url,
      { to, text },
      { signal: AbortSignal.timeout(TIME_LIMIT_MS), maxRedirects: 0 },
    );
  };

/** Appends each message as one line to a file that only its owner can read. */
export const writeToOutbox =
  (dataDir: string): SendSms =>
  async ({ to, text, otp }) => {
    const line = JSON.stringify({ at: new Date().toISOString(), to, text, otp });
    await mkdir(dataDir, { recursive: true });
    await appendFile(path.join(dataDir, 'sms-outbox.jsonl'), `${line}\n`, { mode: 0o600 });
  };
