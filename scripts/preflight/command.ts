import { parseBase, readArgs } from './args';
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

/** Reads the words after `npm run preflight --`. Throws `UsageError`. */
export const parseCommand = (args: string[]): Command => {
  const { values, positionals } = readArgs(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  if (values.sample && positionals.length > 0) {
    throw new UsageError('--sample chooses its pages itself: leave out the name of a campaign.');
  }
  return {
    kind: 'check',
    base: parseBase(values.base),
    isSample: values.sample,
    names: positionals,
  };
};
