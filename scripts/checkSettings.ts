// Prints, as JSON, what the first steps of a start have to know; or the one line of what is wrong.
import '@/lib/server/env/loadEnvFiles.mjs';
import { getEnv } from '@/lib/server/env/env';
import { EnvError } from '@/lib/server/env/envError';

try {
  const { port } = getEnv();
  console.log(JSON.stringify({ port }));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
