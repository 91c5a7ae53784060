import { chmodSync, writeFileSync } from 'node:fs';
import { reasonOf, UsageError } from '@/scripts/enquiries/usage';

/** Writes a file that only its owner can read; answers the line that says so. Throws a UsageError. */
export const writePrivately = (file: string, text: string, count: number): string => {
  try {
    writeFileSync(file, text, { mode: 0o600 });
    // An older file keeps its rights when it is written over.
    chmodSync(file, 0o600);
  } catch (cause) {
    throw new UsageError(`The file cannot be written: ${reasonOf(cause)}.`);
  }
  return `${count} written to ${file}\n`;
};
