import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage';

const COMMON = {
  /** Origin of a site that runs. */
  base: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
const CHECK = { ...COMMON, sample: { type: 'boolean', default: false } } as const;
const SERVICE = { ...COMMON, once: { type: 'boolean', default: false } } as const;

/** `parseArgs` of Node.js, whose errors are one line, with the origin of `--base`. */
const read = <Options extends typeof COMMON & NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}.`);
  }
};

/** Null where it was not given. */
const originOf = (base: string | undefined): string | null => {
  if (base === undefined) return null;
  const url = URL.canParse(base) ? new URL(base) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(
    `--base: expected an address like https://www.example.org, found "${base}".`,
  );
};

/** Reads the words after `npm run preflight --`; null asks for help. Throws `UsageError`. */
export const parseCommand = (args: string[]) => {
  const { values, positionals: names } = read(args, CHECK);
  if (values.help) return null;
  if (values.sample && names.length > 0)
    throw new UsageError('--sample chooses its pages itself: leave out the name of a campaign.');
  return { base: originOf(values.base), isSample: values.sample, names };
};

/** Reads the words after `npm run preflight:desk --`; null asks for help. Throws `UsageError`. */
export const parseServiceCommand = (args: string[]) => {
  const { values, positionals } = read(args, SERVICE);
  if (values.help) return null;
  if (positionals.length > 0)
    throw new UsageError('It checks the pages that the desk asks for: leave out their names.');
  return { base: originOf(values.base), isOnce: values.once };
};
