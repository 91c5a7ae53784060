import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from 'jose';
import { type Derivation, deriveKey, findKey, type Key } from './keys/keyRing';
import { getLookupKeys } from './keys/lookupKeys';
import { getKeyRings } from './keys/rings';

export type TokenPurpose =
  | 'session'
  | 'otp-challenge'
  | 'login-ticket'
  | 'access-token'
  | 'delivery'
  | 'enquiry-draft'
  | 'certificate'
  | 'device';

// next-auth's own derivation, so that sessions and tokens of an earlier release go on. Each purpose
// has a key of its own: a text encrypted for one can never be passed off as another.
const INFO = 'NextAuth.js Generated Encryption Key';
const derivationOf = (purpose: TokenPurpose): Derivation => {
  if (purpose === 'session') return { salt: '', info: INFO };
  const salt = `site-seal:${purpose}`;
  return { salt, info: `${INFO} (${salt})` };
};

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Encrypts claims for one purpose, for so many seconds. The token names the key that opens it. */
export const sealClaims = (
  purpose: TokenPurpose,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> => {
  const { current } = getKeyRings().site;
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id })
    .setIssuedAt()
    .setExpirationTime(nowInSeconds() + seconds)
    .encrypt(deriveKey(current, derivationOf(purpose)));
};

/**
 * Reads encrypted claims, with whichever key of the ring they name; those of an earlier release name
 * none. Null: forged, expired, for another purpose, or encrypted with a key that is gone.
 */
export const openClaims = async (
  purpose: TokenPurpose,
  text: string,
): Promise<Record<string, unknown> | null> => {
  if (!isCanonical(text)) return null;
  for (const key of keysFor(text)) {
    const claims = await decrypt(text, deriveKey(key, derivationOf(purpose)));
    // Both clocks are ours: there is no difference to allow for.
    if (claims !== null) return Number(claims.exp ?? 0) * 1000 <= Date.now() ? null : claims;
  }
  return null;
};

const keysFor = (text: string): readonly Key[] => {
  const { site } = getKeyRings();
  const kid = readKeyId(text);
  if (kid === undefined) return site.all;
  const key = typeof kid === 'string' ? findKey(site, kid) : null;
  return key === null ? [] : [key];
};

const readKeyId = (text: string): unknown => {
  try {
    return decodeProtectedHeader(text).kid;
  } catch {
    return null;
  }
};

// Ours alone: a forged header must not have this process derive a key from a password (PBES2).
const ALGORITHMS = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

const decrypt = async (text: string, key: Buffer): Promise<Record<string, unknown> | null> => {
  try {
    // Expiry is looked at above, with the clock of this process.
    const { payload } = await jwtDecrypt(text, key, {
      ...ALGORITHMS,
      clockTolerance: 15,
    });
    return payload;
  } catch {
    return null;
  }
};

/** Encrypts a JSON value so that only this site can read it, for that purpose and that long. */
export const sealToken = (
  purpose: TokenPurpose,
  value: unknown,
  seconds: number,
): Promise<string> => sealClaims(purpose, { value }, seconds);

/** Reads an encrypted text. Null as in `openClaims`, and where it has another shape. */
export const openToken = async <T>(
  purpose: TokenPurpose,
  text: string,
  parse: (value: unknown) => T | null,
): Promise<T | null> => {
  const claims = await openClaims(purpose, text);
  return claims === null ? null : parse(claims.value);
};

/**
 * Whether an encrypted text is spelled in its one way. The last letter of a part has bits that no
 * byte uses: without this, a text with others there would be a second spelling of the same token.
 */
export const isCanonical = (text: string): boolean =>
  text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/**
 * A keyed hash of a mobile number or an address: tables and limits store this, not the value. It
 * stays the same when secrets are changed: a vote counts once, a code that was sent can be typed in.
 */
export const hashPersonal = (text: string): string =>
  createHmac('sha256', getLookupKeys().personal).update(`personal:${text}`).digest('base64url');

/** The keyed hash by which rows are found that hold this mobile number, encrypted. 10 digits. */
export const hashMobile = (mobile: string): string =>
  createHmac('sha256', getLookupKeys().mobile).update(mobile).digest('base64url');
