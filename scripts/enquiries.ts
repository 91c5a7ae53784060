import './steps/missingPackages.mjs';
import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { findNpmLines } from './commands/npmLines';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { parseCommand } from './enquiries/command';
import { runCommand } from './enquiries/runCommand';
import { UsageError } from './enquiries/usage';

const run = async (): Promise<void> => {
  try {
    const getStore = async () => (await openSite()).store;
    const command = parseCommand(process.argv.slice(2));
    const isForFile = command.name === 'export' && command.out === null;
    const npmLines = isForFile ? findNpmLines(['enquiries', 'leads']) : null;
    if (npmLines !== null) throw new UsageError(npmLines);
    print(await runCommand(command, getStore));
  } catch (error) {
    const isExpected = [UsageError, EnvError, StoreError].some((kind) => error instanceof kind);
    if (!isExpected || !(error instanceof Error)) throw error;
    const hint = error instanceof UsageError ? ' (npm run enquiries -- --help tells more)' : '';
    console.error(`${error.message}${hint}`);
    process.exitCode = 1;
  } finally {
    await closeStore();
  }
};

void run();
