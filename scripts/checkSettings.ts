// Prints, as JSON, what the first steps of a start have to know; or the one line of what is wrong, with
// --listening also where another program has the port, with --before-build where, besides, PostgreSQL
// does not let us in.
import '@/lib/server/env/loadEnvFiles.mjs';
import { getEnv } from '@/lib/server/env/env';
import { EnvError } from '@/lib/server/env/envError';
import { unknownNames } from '@/lib/server/env/unknownNames';
import { checkSettings } from '@/lib/server/lifecycle/checkSettings';
import { addressOf, listenProblem, tryListening } from '@/lib/server/lifecycle/listening';
import { openPostgres } from '@/lib/server/store/postgres';
import { StoreError } from '@/lib/server/store/storeError';

const checkListening = async (): Promise<void> => {
  const address = addressOf(process.env);
  await tryListening(address).catch((error) => {
    const problem = listenProblem(error, address);
    if (problem === null) throw error;
    console.error(problem);
    process.exit(1);
  });
};

const checkDatabase = async (): Promise<void> => {
  const { databaseUrl } = getEnv();
  if (databaseUrl !== null) await (await openPostgres(databaseUrl)).close();
};

const run = async (): Promise<void> => {
  try {
    checkSettings();
    const isBeforeBuild = process.argv.includes('--before-build');
    if (isBeforeBuild || process.argv.includes('--listening')) await checkListening();
    if (isBeforeBuild) await checkDatabase();
    else {
      // Of the development server: the production server says it by itself.
      for (const line of unknownNames()) console.error(`Warning: ${line}`);
    }
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  console.log(JSON.stringify({ port: getEnv().port, host: process.env.HOST || null }));
};

void run();
