import { parseArgs } from 'node:util';
import { DELIVERY_KINDS } from '@/lib/server/dispatcher/claim';
import type { EnquiryFilter } from '@/lib/server/enquiries/listEnquiries';
import { parseReference } from '@/lib/server/enquiries/reference';
import type { VisitFilter } from '@/lib/server/visits/listVisits';
import { parseFilter, parseVisitFilter } from './filter';
import { EXAMPLE, reasonOf, UsageError } from './usage';

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What can become a dead letter. */
export type DeadKind = (typeof DELIVERY_KINDS)[number];

/** One dead letter, by the reference of its enquiry or the id of its lead, or all of a kind. */
export type Retry = {
  name: 'retry';
  target: { kind: DeadKind; id: string } | { kind: DeadKind | null };
};

/** What was asked for. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: EnquiryFilter }
  | { name: 'export'; filter: EnquiryFilter; format: Format; out: string | null }
  | { name: 'mark'; reference: string }
  | { name: 'visits'; filter: VisitFilter; format: 'table' | 'csv' }
  | { name: 'dead'; kind: DeadKind | null }
  | Retry;

const text = { type: 'string' } as const;
const OPTIONS = {
  from: text,
  to: text,
  city: text,
  branch: text,
  status: text,
  format: text,
  out: text,
  kind: text,
  all: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const OF_DEAD_LETTERS = ['kind', 'all'];
const OF_VISITS = ['csv'];

const except = (...names: string[]): string[] =>
  Object.keys(OPTIONS).filter((option) => !names.includes(option));

/** Reads the words after `npm run enquiries --`. Throws a UsageError of one line. */
export const parseCommand = (args: string[]): Command => {
  const { values, positionals } = readArgs(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  switch (name) {
    case 'list':
      refuse(rest, values, ['format', 'out', ...OF_DEAD_LETTERS, ...OF_VISITS]);
      return { name, filter: parseFilter(values) };
    case 'export':
      refuse(rest, values, [...OF_DEAD_LETTERS, ...OF_VISITS]);
      return {
        name,
        filter: parseFilter(values),
        format: parseFormat(values.format ?? 'csv'),
        out: values.out ?? null,
      };
    case 'mark':
      refuse(rest.slice(2), values, Object.keys(OPTIONS));
      return { name, reference: parseMark(rest) };
    case 'visits':
      refuse(rest, values, except('branch', 'from', 'to', 'csv'));
      return {
        name,
        filter: parseVisitFilter(values, Date.now()),
        format: values.csv ? 'csv' : 'table',
      };
    case 'dead':
      refuse(rest, values, except('kind'));
      return { name, kind: parseKind(values.kind) };
    case 'retry':
      refuse(rest.slice(1), values, except('kind', 'all'));
      return { name, target: parseTarget(rest[0], values) };
    default:
      throw new UsageError(
        `There is no command "${name}": use list, export, mark, visits, dead or retry.`,
      );
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

const parseKind = (value: string | undefined): DeadKind | null => {
  if (value === undefined) return null;
  const kind = DELIVERY_KINDS.find((one) => one === value);
  if (kind === undefined) {
    throw new UsageError(`--kind is ${DELIVERY_KINDS.join(' or ')}, not "${value}".`);
  }
  return kind;
};

// As randomUUID writes them.
const LEAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const parseTarget = (
  given: string | undefined,
  { all = false, kind }: { all?: boolean; kind?: string },
): Retry['target'] => {
  if (given === undefined && !all) {
    throw new UsageError('retry needs an id of the list that "dead" prints, or --all.');
  }
  if (given === undefined) return { kind: parseKind(kind) };
  if (all) throw new UsageError('retry takes an id or --all, not both.');
  if (kind !== undefined) throw new UsageError('--kind goes with --all, not with an id.');
  const reference = parseReference(given);
  if (reference !== null) return { kind: 'enquiry', id: reference };
  if (LEAD_ID.test(given.toLowerCase())) return { kind: 'whatsapp-lead', id: given.toLowerCase() };
  throw new UsageError(
    `retry needs a reference such as ${EXAMPLE} or the id of a lead, not "${given}".`,
  );
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
