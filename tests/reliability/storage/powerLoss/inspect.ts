import { join } from 'node:path';
import type { KeyRing } from '@/lib/server/keys/keyRing';
import { compare, readSoundness } from '@/tests/reliability/storage/ledger';
import type { Ledger } from '@/tests/reliability/support/clients';
import { withStore } from '@/tests/reliability/support/withStore';
import type { Files } from './disk';
import { writeFolder } from './folder';

export type Verdict = {
  /** Null: the site starts on these files. Else why it would not. */
  refusal: string | null;
  /** Acknowledged, and not there. */
  lost: number;
};

type Trial = {
  /** It is emptied. */
  folder: string;
  ledger: Ledger;
  /** What opens the personal columns. */
  keys: KeyRing;
};

/** What a site would find on a disk with these files. */
export const inspect = async (files: Files, { folder, ledger, keys }: Trial): Promise<Verdict> => {
  writeFolder(folder, files);
  const file = join(folder, 'site.db');
  try {
    // As the site opens it: with its checks of the log and of the pages, and anew where there is none.
    await withStore({ file }, async () => {});
    const soundness = readSoundness(file);
    return {
      refusal: soundness === 'ok' ? null : soundness,
      lost: compare(ledger, file, keys).lost,
    };
  } catch (error) {
    return { refusal: String(error), lost: ledger.size };
  }
};
