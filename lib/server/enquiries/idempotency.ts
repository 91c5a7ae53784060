import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { todayInIndia } from '@/lib/enquiry/today';
import { hashPersonal } from '@/lib/server/crypto';

/** What a browser may send: too long and too random to be guessed. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,100}$/);

/**
 * Under which name an enquiry is stored: `{hash of the key}.{hash of what was written}`. The two
 * together are what a repeated request is recognised by. Whoever guesses a key without knowing the
 * parent, the child and the date of birth therefore finds nothing and changes nothing: their
 * request becomes an enquiry of its own. Only a session with the verified number of an enquiry may
 * correct it under the same key. Both hashes are keyed: who has the database cannot try whether a
 * certain child is in it.
 */
export type RowName = { key: string; content: string };

const KEYED = '~';

/** The names that a row can have: now, and of an earlier release, whose second hash was not keyed. */
export const namesOf = ({ key, content }: RowName): [string, string] => [
  `${key}.${withKey(content)}`,
  `${key}.${content}`,
];

export const toText = (name: RowName): string => namesOf(name)[0];

/** The name that a row of an earlier release has now; null where it has it already. */
export const newName = (text: string): string | null => {
  const [key = '', content = KEYED] = text.split('.');
  return content.startsWith(KEYED) ? null : `${key}.${withKey(content)}`;
};

const withKey = (content: string): string => `${KEYED}${hashPersonal(`content ${content}`)}`;

/**
 * What an erasure remembers of an enquiry: the hash of its random key, by which a request of before that
 * comes late, or once more, is told. Nothing of what was written.
 */
export const traceOf = (text: string): string => `key ${text.split('.')[0]}`;

/** A LIKE pattern for all that was sent under the same key. */
export const sameKey = ({ key }: RowName): string => `${key}.%`;

export const nameRow = (key: string, enquiry: Enquiry): RowName => ({
  // In hexadecimal, so that it can stand in a LIKE pattern.
  key: Buffer.from(hashPersonal(`idempotency ${key}`), 'base64url').toString('hex'),
  content: hashContent(enquiry),
});

/**
 * For a browser without JavaScript, which sends no key: the same details from the same number on
 * the same day are the same enquiry.
 */
export const deriveKey = (mobile: string | null, at: number): string =>
  `derived ${todayInIndia(at)} ${mobile ?? ''}`;

// Without the mobile number: once it is verified, the session has it and the form does not. Without
// what is empty, so that a field of next year changes nothing for enquiries that do not have it.
const hashContent = ({ mobile: _, ...content }: Enquiry): string => {
  const written = Object.entries(content).filter(([, value]) => value !== '');
  return createHash('sha256').update(JSON.stringify(written.sort())).digest('base64url');
};
