import pino, { type LoggerOptions } from 'pino';
import { ENQUIRY_FIELDS } from '@/lib/enquiry/fields';
import { describeError, withoutPersonal } from './describeError';

const PERSONAL = [
  ...ENQUIRY_FIELDS.filter(({ isPersonal }) => isPersonal).map(({ name }) => name),
  'contact',
  'otp',
  'token',
  'accessToken',
  'access_token',
  'newAccessToken',
  'ticket',
  'challenge',
  'secret',
  'password',
  'name',
  'authorization',
  'cookie',
];

/** The names at the top and up to two levels down; pino's paths have no deep wildcard. */
const REDACTED = PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The login's addresses. Its route takes any other one too, with whatever stands in it. */
const AUTH_PATH =
  /^\/api\/auth\/(?:_log|callback\/otp|csrf|error|providers|session|signin|signin\/otp|signout|update-token|verify-request)$/;

/** The address of a request as the log may know it: nothing that somebody made up. */
const toLoggedPath = (path: unknown): string => {
  const text = String(path);
  const isMadeUp = text.startsWith('/api/auth/') && !AUTH_PATH.test(text);
  return isMadeUp ? '/api/auth/[other]' : withoutPersonal(text);
};

/** A UUID, with or without its dashes, as proxies make them. */
const UNIQUE = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/;

// Another kind of id stays too, but a caller could also send a number of somebody's.
const toLoggedId = (id: unknown): string => {
  const text = String(id);
  return UNIQUE.test(text) ? text : withoutPersonal(text);
};

export const LOG_OPTIONS: LoggerOptions = {
  level: process.env.JEST_WORKER_ID ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: REDACTED, censor: '[hidden]' },
  serializers: {
    err: (error: unknown) => describeError(error),
    path: toLoggedPath,
    requestId: toLoggedId,
  },
};

/** One JSON line per event on standard output, without personal data. Silent in unit tests. */
export const log = pino(LOG_OPTIONS);
