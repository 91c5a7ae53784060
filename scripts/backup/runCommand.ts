import { EnvError } from '@/lib/server/env/env';
import { StoreError } from '@/lib/server/store/storeError';
import { print } from '@/scripts/commands/print';
import { sayProblem } from '@/scripts/commands/sayProblem';
import { BackupError } from './usage';

/** Runs a command: prints what it answers, or its one line of what is wrong and ends with 1. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    print(await command());
  } catch (error) {
    sayProblem(error, { kinds: [BackupError, EnvError, StoreError] });
  }
};
