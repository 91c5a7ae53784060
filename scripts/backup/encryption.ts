import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { createKeyRing, findKey, type Key, type KeyRing } from '@/lib/server/keys/keyRing';
import type { Manifest } from './manifest';
import type { Place } from './place';
import { BackupError } from './usage';
import { SCRYPT_WORK_FACTOR } from './workFactor';

type Keys = Pick<Place, 'dataKeys' | 'dataKeyFile'>;

/** The keys of this site; a backup is encrypted with the current one. Throws a BackupError where there is none here. */
export const ringForBackup = ({ dataKeys: [current, ...previous], dataKeyFile }: Keys): KeyRing => {
  if (current !== undefined) return createKeyRing(current, previous);
  throw new BackupError(
    `DATA_KEY is not set, and there is no ${dataKeyFile}: set DATA_KEY to the data key of the site.`,
  );
};

/** The key that opens a backup; null where it is not encrypted. Throws a BackupError of one line. */
export const keyOfBackup = (
  { keyId }: Manifest,
  { dataKeys: [current, ...previous], dataKeyFile }: Keys,
): Key | null => {
  if (keyId === undefined) return null;
  const ring = current === undefined ? null : createKeyRing(current, previous);
  const key = ring && findKey(ring, keyId);
  if (key) return key;
  const known = ring?.all.map(({ id }) => id).join(', ');
  const here = known ? `this site knows only ${known}` : `there is none in ${dataKeyFile}`;
  throw new BackupError(
    `This backup is encrypted with the data key ${keyId}, and ${here}: set DATA_KEY to that key, or add it to PREVIOUS_DATA_KEYS.`,
  );
};

/** Encrypts a file in pieces, in the format of age; the key is its passphrase. */
export const encryptFile = async (from: string, to: string, { secret }: Key): Promise<void> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(secret);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  await write(await encrypter.encrypt(readFile(from)), to);
};

/** Opens such a file. Throws a BackupError where it was changed. */
export const decryptFile = async (from: string, to: string, { secret }: Key): Promise<void> => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(secret);
  try {
    await write(await decrypter.decrypt(readFile(from)), to);
  } catch (cause) {
    throw new BackupError(`${from} cannot be opened: use another backup.`, { cause });
  }
};

// Between the streams of the web, which age reads and writes, and those of Node.js.
const readFile = (path: string): ReadableStream<Uint8Array> => {
  const pieces: AsyncIterator<Uint8Array> = createReadStream(path)[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
};

async function* piecesOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

const write = (stream: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  pipeline(piecesOf(stream), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
