import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { OTP_MINUTES } from '@/data/limits';
import { SCHOOL } from '@/data/school';
import { errorCode } from '@/lib/server/log/errorCode';
import { removeUnfinished } from '@/lib/server/unfinished';
import { createUpstreamClient } from '@/lib/server/upstream/upstreamClient';

export type Sms = {
  /** `+91-` and ten digits. */
  to: string;
  text: string;
  /** Apart, for whoever tries the site; '' in a message that is no code. */
  otp: string;
};

const message = z.object({ at: z.string() });

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

/** Where the messages go that reach no phone: for development. */
export const outboxFile = (dataDir: string): string => path.join(dataDir, 'sms-outbox.jsonl');

/** Appends each message as one line to a file that only its owner can read. */
export const writeToOutbox =
  (dataDir: string): SendSms =>
  async ({ to, text, otp }) => {
    const line = JSON.stringify({ at: new Date().toISOString(), to, text, otp });
    await mkdir(dataDir, { recursive: true });
    await appendFile(outboxFile(dataDir), `${line}\n`, { mode: 0o600 });
  };

const OUTBOX_DRAFTS = /^sms-outbox\.jsonl\.(?<pid>\d+)$/;

/** Removes the copies of the outbox that a crash in the middle of a sweep has left. */
export const removeOutboxDrafts = (dataDir: string): void =>
  removeUnfinished(dataDir, OUTBOX_DRAFTS);

/**
 * Removes from the outbox the messages of before `oldest` (ms since 1970), and whatever is no message.
 * Answers how many messages are left.
 */
export const sweepOutbox = async (dataDir: string, oldest: number): Promise<number> => {
  removeOutboxDrafts(dataDir);
  const file = outboxFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter(Boolean);
  const left = lines.filter((line) => sentAt(line) >= oldest);
  if (left.length === 0) await rm(file, { force: true });
  else if (left.length < lines.length) {
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, left.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    await rename(draft, file);
  }
  return left.length;
};

const sentAt = (line: string): number => {
  try {
    const { at } = message.parse(JSON.parse(line));
    return Date.parse(at);
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
};
