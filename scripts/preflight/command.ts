import { parseArgs } from 'node:util';
import { reasonOf } from '@/scripts/enquiries/usage';
import { UsageError } from './usage';

export type Command =
  | { kind: 'help' }
  | {
      kind: 'check';
      /** Origin of a site that runs, or null to build and start our own. */
      base: string | null;
      isSample: boolean;
      /** Names of campaigns; none means all pages. */
      names: string[];
    };

const OPTIONS = {
  base: { type: 'string' },
  sample: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const readArgs = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}.`);
  }
};

const parseBase = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `--base: expected an address like https://www.example.org, found "${text}".`,
    );
  }
  return url.origin;
};

/** Reads the words after `npm run preflight --`. Throws `UsageError`. */
export const parseCommand = (args: string[]): Command => {
  const { values, positionals } = readArgs(args);
  if (values.help) return { kind: 'help' };
  if (values.sample && positionals.length > 0) {
    throw new UsageError('--sample chooses its pages itself: leave out the name of a campaign.');
  }
  return {
    kind: 'check',
    base: values.base === undefined ? null : parseBase(values.base),
    isSample: values.sample,
    names: positionals,
  };
};
