// npm run keys: which keys this site knows, and which ones its data still needs.
import { EnvError } from '@/lib/server/env/env';
import { countKeys } from '@/lib/server/keys/countKeys';
import { getKeyRings } from '@/lib/server/keys/rings';
import { closeStore, getStore, StoreError } from '@/lib/server/store/store';
import { describeKeys } from './keys/describe';

const run = async (): Promise<void> => {
  try {
    const rings = getKeyRings();
    process.stdout.write(describeKeys(rings, await countKeys(await getStore())));
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await closeStore();
  }
};

void run();
