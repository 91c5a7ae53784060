// Prints, as JSON, what the first steps of a start have to know; or the one line of what is wrong. With
// --listening that may also be that another program has the port.
import '@/lib/server/env/loadEnvFiles.mjs';
import { getEnv } from '@/lib/server/env/env';
import { EnvError } from '@/lib/server/env/envError';
import { checkSettings } from '@/lib/server/lifecycle/checkSettings';
import { addressOf, listenProblem, tryListening } from '@/server/listening';

const checkListening = async (): Promise<void> => {
  const address = addressOf(process.env);
  await tryListening(address).catch((error) => {
    const problem = listenProblem(error, address);
    if (problem === null) throw error;
    console.error(problem);
    process.exit(1);
  });
};

const run = async (): Promise<void> => {
  try {
    checkSettings();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  if (process.argv.includes('--listening')) await checkListening();
  console.log(JSON.stringify({ port: getEnv().port, host: process.env.HOST || null }));
};

void run();
