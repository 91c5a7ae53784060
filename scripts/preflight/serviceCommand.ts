import { parseBase, readArgs } from './args';
import { UsageError } from './usage';

export type ServiceCommand =
  | { kind: 'help' }
  | {
      kind: 'serve';
      /** Origin of the site that is visited; null: SITE_URL. */
      base: string | null;
      /** Ends when nothing was asked for in a while. */
      isOnce: boolean;
    };

const OPTIONS = {
  base: { type: 'string' },
  once: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the words after `npm run preflight:desk --`. Throws `UsageError`. */
export const parseServiceCommand = (args: string[]): ServiceCommand => {
  const { values, positionals } = readArgs(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  if (positionals.length > 0) {
    throw new UsageError('It checks the pages that the desk asks for: leave out their names.');
  }
  return { kind: 'serve', base: parseBase(values.base), isOnce: values.once };
};
