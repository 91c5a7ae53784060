import { errorCode } from '@/lib/server/log/errorCode';
import { ReleaseError } from './releaseError';

/** Runs a command: prints what it answers, or its one line of what is wrong and ends with 1. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(await command());
  } catch (error) {
    // Of the system, such as EACCES, EXDEV and ENOSPC: its line names what could not be done, and where.
    const isExpected = error instanceof ReleaseError || errorCode(error) !== null;
    if (!isExpected || !(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
