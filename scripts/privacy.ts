// npm run privacy -- export|erase|withdraw NUMBER, receipt ID, audit: what a parent may ask for.
import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import type { PrivacyPlace } from '@/lib/server/privacy/describeReceipt';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { sayProblem } from './commands/sayProblem';
import { UsageError } from './enquiries/usage';
import { parsePrivacy } from './privacy/command';
import { runPrivacy } from './privacy/runCommand';
import { PrivacyError, PrivacyUsageError } from './privacy/usage';

const getPlace = async (): Promise<PrivacyPlace> => {
  const { env, store } = await openSite();
  return { store, dataDir: env.dataDir, isEmbedded: env.erpBaseUrl === null };
};

const run = async (): Promise<void> => {
  try {
    const command = parsePrivacy(process.argv.slice(2));
    const { text, hasFailed } = await runPrivacy(command, getPlace);
    print(text);
    if (hasFailed) process.exitCode = 1;
  } catch (error) {
    sayProblem(error, {
      kinds: [PrivacyUsageError, PrivacyError, UsageError, EnvError, StoreError],
      usage: { kind: PrivacyUsageError, command: 'npm run privacy', exitCode: 2 },
    });
  } finally {
    await closeStore();
  }
};

void run();
