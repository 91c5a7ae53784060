import { getEnv } from '@/lib/server/env';
import { EnvError } from '@/lib/server/envError';

try {
  getEnv();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
