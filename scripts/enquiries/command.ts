import { parseArgs } from 'node:util';
import { DELIVERY_KINDS } from '@/lib/server/dispatcher/claim';
import { parseReference } from '@/lib/server/enquiries/reference';
import { EXAMPLE, reasonOf, UsageError } from './usage';

/** What can become a dead letter. */
export type DeadKind = (typeof DELIVERY_KINDS)[number];

/** One dead letter, by the reference of its enquiry or the id of its lead, or all of a kind. */
export type Target = { kind: DeadKind; id: string } | { kind: DeadKind | null };

/** What was asked for. */
export type Command =
  | { name: 'help' }
  | { name: 'dead'; kind: DeadKind | null }
  | { name: 'retry'; target: Target };

const OPTIONS = {
  kind: { type: 'string' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the words after `npm run enquiries --`. Throws a UsageError of one line. */
export const parseCommand = (args: string[]): Command => {
  const { values, positionals } = readArgs(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  if (name !== 'dead' && name !== 'retry') {
    throw new UsageError(
      `There is no command "${name}": use dead or retry. Enquiries and visits are listed at the desk (docs/desk.md).`,
    );
  }
  const tooMany = rest[name === 'dead' ? 0 : 1];
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is one word too many.`);
  if (name === 'retry') return { name, target: parseTarget(rest[0], values) };
  if (values.all) throw new UsageError('--all does not go with this command.');
  return { name, kind: parseKind(values.kind) };
};

const readArgs = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}.`);
  }
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
): Target => {
  if (given === undefined) {
    if (!all) throw new UsageError('retry needs an id of the list that "dead" prints, or --all.');
    return { kind: parseKind(kind) };
  }
  if (all) throw new UsageError('retry takes an id or --all, not both.');
  if (kind !== undefined) throw new UsageError('--kind goes with --all, not with an id.');
  const reference = parseReference(given);
  if (reference !== null) return { kind: 'enquiry', id: reference };
  const id = given.toLowerCase();
  if (LEAD_ID.test(id)) return { kind: 'whatsapp-lead', id };
  throw new UsageError(
    `retry needs a reference such as ${EXAMPLE} or the id of a lead, not "${given}".`,
  );
};
