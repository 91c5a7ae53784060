import pino, { type LoggerOptions } from 'pino';
import { describeError } from './describeError';

const PERSONAL = [
  'mobile',
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
  'parent_name',
  'child_name',
  'email',
  'date_of_birth',
  'authorization',
  'cookie',
];

/** The names at the top and up to two levels down; pino's paths have no deep wildcard. */
const REDACTED = PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export const LOG_OPTIONS: LoggerOptions = {
  level: process.env.JEST_WORKER_ID ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: REDACTED, censor: '[hidden]' },
  serializers: { err: (error: unknown) => describeError(error) },
};

/** One JSON line per event on standard output, without personal data. Silent in unit tests. */
export const log = pino(LOG_OPTIONS);
