import { parseArgs } from 'node:util';
import type { EnquiryFilter } from '@/lib/server/enquiries/listEnquiries';
import { parseReference } from '@/lib/server/enquiries/reference';
import { parseFilter } from './filter';
import { EXAMPLE, reasonOf, UsageError } from './usage';

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What was asked for. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: EnquiryFilter }
  | { name: 'export'; filter: EnquiryFilter; format: Format; out: string | null }
  | { name: 'mark'; reference: string };

const text = { type: 'string' } as const;
const OPTIONS = {
  from: text,
  to: text,
  city: text,
  branch: text,
  status: text,
  format: text,
  out: text,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the words after `npm run enquiries --`. Throws a UsageError of one line. */
export const parseCommand = (args: string[]): Command => {
  const { values, positionals } = readArgs(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  switch (name) {
    case 'list':
      refuse(rest, values, ['format', 'out']);
      return { name, filter: parseFilter(values) };
    case 'export':
      refuse(rest, values, []);
      return {
        name,
        filter: parseFilter(values),
        format: parseFormat(values.format ?? 'csv'),
        out: values.out ?? null,
      };
    case 'mark':
      refuse(rest.slice(2), values, Object.keys(OPTIONS));
      return { name, reference: parseMark(rest) };
    default:
      throw new UsageError(`There is no command "${name}": use list, export or mark.`);
  }
};

const readArgs = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}.`);
  }
};

const refuse = (words: string[], values: object, options: string[]): void => {
  if (words[0] !== undefined) throw new UsageError(`"${words[0]}" is one word too many.`);
  const unfit = options.find((option) => option in values);
  if (unfit !== undefined) throw new UsageError(`--${unfit} does not go with this command.`);
};

const parseFormat = (value: string): Format => {
  const format = FORMATS.find((one) => one === value);
  if (format === undefined) throw new UsageError(`--format is csv or json, not "${value}".`);
  return format;
};

const parseMark = ([given = '', status = '']: string[]): string => {
  const reference = parseReference(given);
  if (reference === null) {
    throw new UsageError(`mark needs a reference such as ${EXAMPLE}, not "${given}".`);
  }
  if (status !== 'in-touch') {
    throw new UsageError(`An enquiry can only be marked in-touch: mark ${EXAMPLE} in-touch.`);
  }
  return reference;
};
