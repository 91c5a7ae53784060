import { ReleaseError } from './releaseError';

/** Runs a command: prints what it answers, or its one line of what is wrong and ends with 1. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(await command());
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
