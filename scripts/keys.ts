// npm run keys: which keys this site knows, and which ones its data still needs.
import '@/lib/server/env/loadEnvFiles.mjs';
import { EnvError } from '@/lib/server/env/env';
import { countKeys } from '@/lib/server/keys/countKeys';
import { getKeyRings } from '@/lib/server/keys/rings';
import { closeStore, StoreError } from '@/lib/server/store/store';
import { openSite } from './commands/openSite';
import { print } from './commands/print';
import { describeKeys } from './keys/describe';

const run = async (): Promise<void> => {
  try {
    const { store } = await openSite();
    print(describeKeys(getKeyRings(), await countKeys(store)));
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await closeStore();
  }
};

void run();
