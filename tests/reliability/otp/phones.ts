import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const sms = z.object({ to: z.string(), otp: z.string() });

/** Every message in the SMS outbox of a data folder, oldest first. */
export const readMessages = (dataDir: string): z.infer<typeof sms>[] => {
  const file = join(dataDir, 'sms-outbox.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => sms.parse(JSON.parse(line)));
};

/** The last code that went to a number. Throws when there was none. */
export const lastCodeOf = (dataDir: string, mobile: string): string => {
  const last = readMessages(dataDir).findLast(({ to }) => to === `+91-${mobile}`);
  if (last === undefined) throw new Error('No code was sent to this number.');
  return last.otp;
};

/** Numbers of which no two share a block: `9`, five digits of `index`, and four more. */
export const numberOfOwnBlock = (index: number): string => `9${String(index).padStart(5, '0')}4321`;
