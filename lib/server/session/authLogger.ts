import type { LoggerInstance } from 'next-auth';
import { z } from 'zod';
import { log } from '@/lib/server/log/log';

const code = z
  .string()
  .regex(/^[A-Z][A-Z_]{1,59}$/)
  .catch('OTHER');

const beacon = z.object({ code }).catch({ code: 'OTHER' });

// A cookie that is none: anybody can send as many as they like.
const FORGED = 'JWT_SESSION_ERROR';

/** next-auth's messages in our log: codes only, since what comes with them can be a session. */
export const authLogger: LoggerInstance = {
  error: (name) => {
    log[name === FORGED ? 'debug' : 'warn']({ code: code.parse(name) }, 'next-auth error');
  },
  warn: (name) => log.debug({ code: code.parse(name) }, 'next-auth warning'),
  debug: () => {},
};

/** What a browser posts to /api/auth/_log: its word about an error, of which we keep the code. */
export const logBeacon = (body: unknown): void => {
  log.debug({ code: beacon.parse(body).code }, 'next-auth error in a browser');
};
