import { createHmac } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import { getEnv } from './env/env';

export type TokenPurpose =
  | 'otp-challenge'
  | 'login-ticket'
  | 'access-token'
  | 'delivery'
  | 'enquiry-draft'
  | 'certificate';

// Each purpose has a key of its own, so that a text encrypted for one can never be passed off as another.
const saltOf = (purpose: TokenPurpose): string => `site-seal:${purpose}`;

/** Encrypts a JSON value so that only this site can read it, for that purpose and that long. */
export const sealToken = (
  purpose: TokenPurpose,
  value: unknown,
  seconds: number,
): Promise<string> =>
  encode({
    token: { value },
    secret: getEnv().secret,
    salt: saltOf(purpose),
    maxAge: seconds,
  });

/** Reads an encrypted text. Null: forged, expired, encrypted for another purpose, or of another shape. */
export const openToken = async <T>(
  purpose: TokenPurpose,
  text: string,
  parse: (value: unknown) => T | null,
): Promise<T | null> => {
  const claims = await open(purpose, text);
  // next-auth allows 15 seconds of clock difference; here both clocks are ours.
  const isExpired = Number(claims?.exp ?? 0) * 1000 <= Date.now();
  return claims === null || isExpired ? null : parse(claims.value);
};

/**
 * Whether an encrypted text is spelled in its one way. The last letter of a part has bits that no
 * byte uses: without this, a text with others there would be a second spelling of the same token.
 */
export const isCanonical = (text: string): boolean =>
  text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const open = async (purpose: TokenPurpose, text: string) => {
  if (!isCanonical(text)) return null;
  try {
    return await decode({ token: text, secret: getEnv().secret, salt: saltOf(purpose) });
  } catch {
    return null;
  }
};

/** A keyed hash of a mobile number or an address: tables and limits store this, not the value. */
export const hashPersonal = (text: string): string => hashPersonalWith(getEnv().secret, text);

/** The same with a secret that is given: a backup can have been made with an older one. */
export const hashPersonalWith = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`personal:${text}`).digest('base64url');
