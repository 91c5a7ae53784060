import '@/lib/server/env/loadEnvFiles.mjs';
import { getEnv } from '@/lib/server/env/env';
import { EnvError } from '@/lib/server/env/envError';

try {
  getEnv();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
