import type { LoggerInstance } from 'next-auth';
import { z } from 'zod';
import { log } from '@/lib/server/log';

const code = z
  .string()
  .regex(/^[A-Z][A-Z_]{1,59}$/)
  .catch('OTHER');

const beacon = z
  .object({ level: z.enum(['error', 'warn', 'debug']).catch('debug'), code })
  .catch({ level: 'debug', code: 'OTHER' });

/** next-auth's messages in our log: codes only, since what comes with them can be a session. */
export const authLogger: LoggerInstance = {
  error: (name, metadata) => {
    // Browsers can post to /api/auth/_log what they like, as often as they like.
    const level = isFromBrowser(metadata) ? 'debug' : 'warn';
    log[level]({ code: code.parse(name) }, 'next-auth error');
  },
  warn: (name) => log.debug({ code: code.parse(name) }, 'next-auth warning'),
  debug: () => {},
};

/** What /api/auth/_log may say: a level and a code, marked as a browser's word. */
export const readBeacon = (body: unknown) => ({ ...beacon.parse(body), client: true });

const isFromBrowser = (metadata: unknown): boolean =>
  typeof metadata === 'object' && metadata !== null && 'client' in metadata;
