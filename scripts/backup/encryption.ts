import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { dataKeyFile } from '@/lib/server/env/secret';
import { createKeyRing, findKey, type Key, type KeyRing } from '@/lib/server/keys/keyRing';
import type { Place } from './place';
import { BackupError } from './usage';
import { SCRYPT_WORK_FACTOR } from './workFactor';

/** The keys of this site; a backup is encrypted with the current one. Throws a BackupError where there is none. */
export const ringOf = ({ dataKeys: [current, ...previous], dataDir }: Place): KeyRing => {
  if (current !== undefined) return createKeyRing(current, previous);
  throw new BackupError(
    `DATA_KEY is not set, and there is no ${dataKeyFile(dataDir)}: set DATA_KEY to the data key of the site.`,
  );
};

/** The key that opens a backup. Throws a BackupError of one line. */
export const keyOfBackup = (keyId: string, place: Place): Key => {
  const ring = ringOf(place);
  const key = findKey(ring, keyId);
  if (key) return key;
  const known = ring.all.map(({ id }) => id).join(', ');
  throw new BackupError(
    `This backup is encrypted with the data key ${keyId}, and this site knows only ${known}: set DATA_KEY to that key, or add it to PREVIOUS_DATA_KEYS.`,
  );
};

/** Compresses and encrypts texts into a new file, in the format of age; the key is its passphrase. */
export const encryptTexts = async (
  texts: AsyncGenerator<string>,
  file: string,
  { secret }: Key,
): Promise<void> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(secret);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  const plain = new ReadableStream<string>({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await texts.return(undefined)),
  });
  const zipped = plain
    .pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream('gzip'));
  await writeFile(file, await encrypter.encrypt(zipped), { mode: 0o600, flag: 'wx', flush: true });
};

/** The lines of such a file. Throws a BackupError where it was changed or is not whole. */
export async function* decryptLines(file: string, { secret }: Key): AsyncGenerator<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(secret);
  let rest = '';
  try {
    const opened = await decrypter.decrypt((await openAsBlob(file)).stream());
    // Nothing here shares memory, which the stream does not take.
    const plain = opened as ReadableStream<Uint8Array<ArrayBuffer>>;
    const unzipped = plain.pipeThrough(new DecompressionStream('gzip'));
    for await (const text of unzipped.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new BackupError(`${file} cannot be opened: use another backup.`, { cause });
  }
}
