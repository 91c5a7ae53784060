import { createHash, hkdfSync } from 'node:crypto';

/** A secret with the name that encrypted values call it by. */
export type Key = {
  /** 8 hexadecimal digits. */
  id: string;
  secret: string;
};

/** The keys of one kind: the first one encrypts, all of them open. */
export type KeyRing = {
  current: Key;
  /** The current one, then the previous ones, newest first. */
  all: readonly Key[];
};

/** Which part of SHA-256 names a key. It tells nothing of a secret that cannot be guessed. */
const ID_LENGTH = 8;

const toKey = (secret: string): Key => ({
  id: createHash('sha256').update(`key id:${secret}`).digest('hex').slice(0, ID_LENGTH),
  secret,
});

/** A ring of secrets, the previous ones newest first. One that is named twice counts once. */
export const createKeyRing = (current: string, previous: readonly string[] = []): KeyRing => {
  const all = [...new Set([current, ...previous])].map(toKey);
  return { current: toKey(current), all };
};

/** The key that has been on the ring longest. */
export const oldestOf = ({ all, current }: KeyRing): Key => all.at(-1) ?? current;

export const findKey = ({ all }: KeyRing, id: string): Key | null =>
  all.find((key) => key.id === id) ?? null;

// HKDF costs more than what it is needed for; a process has few keys and few purposes.
const derived = new Map<string, Buffer>();

/** What a key is derived with: each purpose has its own pair. */
export type Derivation = { salt: string; info: string };

/** 32 bytes for one purpose: what they open says nothing about another purpose's (HKDF, SHA-256). */
export const deriveKey = ({ secret }: Key, { salt, info }: Derivation): Buffer => {
  const name = JSON.stringify([secret, salt, info]);
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, salt, info, 32));
  derived.set(name, key);
  return key;
};
