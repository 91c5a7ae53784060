import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import { COOKIES, VERIFICATION_MINUTES } from '@/data/retention';
import { setCookie } from '@/lib/server/endpoint/setCookie';
import type { OpenSession } from './claims';
import { isSecure } from './cookies';

/**
 * A number that was confirmed in one browser. The ticket and the access token that follow from it
 * carry the id, as does the session that they begin; only the browser that confirmed the number has
 * the secret, from which the id follows.
 */
export type Verification = { id: string; secret: string };

const SECRET = /^[\w-]{43}$/;

export const newVerification = (): Verification => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, id: toId(secret) };
};

/** Gives this browser what the ticket and the access token ask for. */
export const rememberVerification = (res: ServerResponse, { secret }: Verification): void =>
  setVerification(res, secret, VERIFICATION_MINUTES * 60);

export const forgetVerification = (res: ServerResponse): void => setVerification(res, '', 0);

/** The ids that this browser can show to be its own: of what it verified, and of its session. */
export const ownIds = (
  { cookies }: Pick<NextApiRequest, 'cookies'>,
  current: OpenSession | null,
): string[] => {
  const secret = cookies[verificationCookieName()] ?? '';
  return [
    ...(SECRET.test(secret) ? [toId(secret)] : []),
    ...(current === null ? [] : [current.sessionId]),
  ];
};

const setVerification = (res: ServerResponse, value: string, seconds: number): void =>
  setCookie(res, { name: verificationCookieName(), value, seconds, sameSite: 'Strict' });

export const verificationCookieName = (): string =>
  `${isSecure() ? '__Host-' : ''}${COOKIES.verification}`;

/** A UUID of version 8, whose meaning is the site's own (RFC 9562). */
const toId = (secret: string): string => {
  const hex = createHash('sha256').update(`verification:${secret}`).digest('hex');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join('-');
};
