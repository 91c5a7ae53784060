import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError } from '@/lib/server/env/env';
import { StoreError } from '@/lib/server/store/storeError';
import { print } from '@/scripts/commands/print';
import { sayProblem } from '@/scripts/commands/sayProblem';
import { reasonOf } from '@/scripts/enquiries/usage';

/** What a wrong or impossible command answers: one line that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What a command does with its folder, and whether its flag was given. */
type Run = (folder: string, isFlagGiven: boolean) => Promise<string>;

/** Runs a command: prints what it answers, or its one line of what is wrong and ends with 1. */
export const runCommand = async (usage: string, flag: string, run: Run): Promise<void> => {
  try {
    const { values, positionals } = parseWords(flag);
    const [folder, ...rest] = positionals;
    if (values.help) return print(`${usage}\n`);
    if (folder === undefined || rest.length > 0) {
      throw new BackupError('Name the folder of the backup, and nothing else (--help tells more).');
    }
    print(await run(resolve(folder), values[flag] === true));
  } catch (error) {
    sayProblem(error, { kinds: [BackupError, EnvError, StoreError] });
  }
};

const parseWords = (flag: string) => {
  const options = { help: { type: 'boolean' }, [flag]: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}.`);
  }
};
