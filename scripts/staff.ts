// npm run staff -- list|add|remove|reset: who may use the desk.
import './steps/missingPackages.mjs';
import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { parseStaff } from './staff/command';
import { runStaff, StaffError } from './staff/runCommand';
import { StaffUsageError } from './staff/usage';

const run = async (): Promise<void> => {
  try {
    const command = parseStaff(process.argv.slice(2));
    print(await runStaff(command, async () => (await openSite()).store.db));
  } catch (error) {
    const kinds = [StaffUsageError, StaffError, EnvError, StoreError];
    if (!(error instanceof Error) || !kinds.some((kind) => error instanceof kind)) throw error;
    const isUsage = error instanceof StaffUsageError;
    console.error(`${error.message}${isUsage ? ' (npm run staff -- --help tells more)' : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  } finally {
    await closeStore();
  }
};

void run();
