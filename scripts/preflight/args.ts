import { type ParseArgsConfig, parseArgs } from 'node:util';
import { reasonOf } from '@/scripts/enquiries/usage';
import { UsageError } from './usage';

/** `parseArgs` of Node.js, whose errors are one line. Throws `UsageError`. */
export const readArgs = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}.`);
  }
};

/** The origin of `--base`; null: it was not given. Throws `UsageError`. */
export const parseBase = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `--base: expected an address like https://www.example.org, found "${text}".`,
    );
  }
  return url.origin;
};
