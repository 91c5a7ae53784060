// npm run staff -- list|add|remove|reset: who may use the desk.
import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { sayProblem } from './commands/sayProblem';
import { parseStaff } from './staff/command';
import { runStaff, StaffError } from './staff/runCommand';
import { StaffUsageError } from './staff/usage';

const run = async (): Promise<void> => {
  try {
    const command = parseStaff(process.argv.slice(2));
    print(await runStaff(command, async () => (await openSite()).store.db));
  } catch (error) {
    sayProblem(error, {
      kinds: [StaffUsageError, StaffError, EnvError, StoreError],
      usage: { kind: StaffUsageError, command: 'npm run staff', exitCode: 2 },
    });
  } finally {
    await closeStore();
  }
};

void run();
