import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { sayProblem } from './commands/sayProblem';
import { parseCommand } from './enquiries/command';
import { runCommand } from './enquiries/runCommand';
import { UsageError } from './enquiries/usage';

const run = async (): Promise<void> => {
  try {
    const command = parseCommand(process.argv.slice(2));
    print(await runCommand(command, async () => (await openSite()).store));
  } catch (error) {
    sayProblem(error, {
      kinds: [UsageError, EnvError, StoreError],
      usage: { kind: UsageError, command: 'npm run enquiries' },
    });
  } finally {
    await closeStore();
  }
};

void run();
