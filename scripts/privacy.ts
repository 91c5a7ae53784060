// npm run privacy -- export|erase|withdraw NUMBER, receipt ID, audit: what a parent may ask for.
import './steps/missingPackages.mjs';
import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { findNpmLines } from './commands/npmLines';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { UsageError } from './enquiries/usage';
import { parsePrivacy } from './privacy/command';
import { type PrivacyPlace, runPrivacy } from './privacy/runCommand';
import { PrivacyError, PrivacyUsageError } from './privacy/usage';

const getPlace = async (): Promise<PrivacyPlace> => {
  const { env, store } = await openSite();
  return { store, dataDir: env.dataDir, isEmbedded: env.erpBaseUrl === null };
};

const run = async (): Promise<void> => {
  try {
    const command = parsePrivacy(process.argv.slice(2));
    const isForFile = command.name === 'export' && command.out === null && !command.isDryRun;
    const npmLines = isForFile ? findNpmLines(['privacy']) : null;
    if (npmLines !== null) throw new PrivacyUsageError(npmLines);
    const { text, hasFailed } = await runPrivacy(command, getPlace);
    print(text);
    if (hasFailed) process.exitCode = 1;
  } catch (error) {
    const kinds = [PrivacyUsageError, PrivacyError, UsageError, EnvError, StoreError];
    if (!(error instanceof Error) || !kinds.some((kind) => error instanceof kind)) throw error;
    const isUsage = error instanceof PrivacyUsageError;
    console.error(`${error.message}${isUsage ? ' (npm run privacy -- --help tells more)' : ''}`);
    process.exitCode = isUsage ? 2 : 1;
  } finally {
    await closeStore();
  }
};

void run();
