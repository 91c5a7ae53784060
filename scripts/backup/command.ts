import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reasonOf } from '@/scripts/enquiries/usage';
import { BackupError } from './usage';

export type BackupCommand = 'help' | { folder: string; acceptsLoss: boolean };
export type RestoreCommand =
  | 'help'
  | { folder: string; shouldReplace: boolean; mayBeUnencrypted: boolean };

/** Reads the words after `npm run backup --`. Throws a BackupError of one line. */
export const parseBackup = (args: string[]): BackupCommand => {
  const { isHelp, folder, flags } = parseWords(args, ['accept-loss']);
  return isHelp ? 'help' : { folder, acceptsLoss: flags['accept-loss'] === true };
};

/** Reads the words after `npm run restore --`. Throws a BackupError of one line. */
export const parseRestore = (args: string[]): RestoreCommand => {
  const { isHelp, folder, flags } = parseWords(args, ['replace', 'unencrypted']);
  if (isHelp) return 'help';
  return {
    folder,
    shouldReplace: flags.replace === true,
    mayBeUnencrypted: flags.unencrypted === true,
  };
};

const parseWords = (args: string[], flags: string[]) => {
  const options = ['help', ...flags].map((flag) => [flag, { type: 'boolean' }] as const);
  const { values, positionals } = readArgs(args, Object.fromEntries(options));
  const [folder, ...rest] = positionals;
  const isHelp = values.help === true;
  if (!isHelp && folder === undefined) {
    throw new BackupError('Name the folder of the backup (--help tells more).');
  }
  if (rest[0] !== undefined) throw new BackupError(`"${rest[0]}" is one word too many.`);
  return { isHelp, folder: resolve(folder ?? ''), flags: values };
};

const readArgs = (args: string[], options: Record<string, { type: 'boolean' }>) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}.`);
  }
};
