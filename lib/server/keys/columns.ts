import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, findKey, type KeyRing } from './keyRing';
import { getKeyRings } from './rings';

/**
 * Where a value stands. It is authenticated together with the value: a text that is copied into
 * another row or column does not open there.
 */
export type ColumnPlace = { table: string; column: string; row: string };

/** What people read in place of a value whose key is missing. */
export const UNREADABLE = '[cannot be read: its key is missing]';

// `enc1.{key id}.{nonce, ciphertext and tag in base64url}`
const FORMAT = 'enc1';
const ENCRYPTED = /^enc1\.([0-9a-f]{8})\.([\w-]+)$/;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const DERIVATION = { salt: 'site-data', info: 'column' };

/** Encrypts a text for its place in the database, with the current data key (AES-256-GCM). */
export const sealColumn = (
  text: string,
  place: ColumnPlace,
  { current }: KeyRing = getKeyRings().data,
): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(current, DERIVATION), nonce);
  cipher.setAAD(toAad(place));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return [FORMAT, current.id, Buffer.concat(sealed).toString('base64url')].join('.');
};

/**
 * The text of a column. A value from before columns were encrypted is given back as it is. Null:
 * its key is not on the ring, it was changed, or it belongs to another place.
 */
export const openColumn = (
  value: string,
  place: ColumnPlace,
  ring: KeyRing = getKeyRings().data,
): string | null => {
  const [, id = '', text = ''] = ENCRYPTED.exec(value) ?? [];
  if (id === '') return value;
  const key = findKey(ring, id);
  if (key === null) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, deriveKey(key, DERIVATION), nonce);
    decipher.setAAD(toAad(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/** The id of the key that a value was encrypted with; null for one in plain text. */
export const keyIdOf = (value: string): string | null => ENCRYPTED.exec(value)?.[1] ?? null;

/** Whether a value has to be encrypted (again) with the current key. */
export const isStale = (
  value: string | null,
  { current }: KeyRing = getKeyRings().data,
): value is string => value !== null && keyIdOf(value) !== current.id;

const toAad = ({ table, column, row }: ColumnPlace): Buffer =>
  Buffer.from(JSON.stringify([table, column, row]));
