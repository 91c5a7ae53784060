import { chmodSync, writeFileSync } from 'node:fs';
import { FIELD_NAMES } from '@/lib/enquiry/fields';
import { type ListedEnquiry, listEnquiries } from '@/lib/server/enquiries/listEnquiries';
import { setStatus } from '@/lib/server/enquiries/status';
import type { Store } from '@/lib/server/store/store';
import type { Command, Format } from './command';
import { toCsv } from './csv';
import { listDead, retry } from './dead';
import { toTable } from './table';
import { reasonOf, USAGE, UsageError } from './usage';

/** Does what was asked for; answers what is printed, lines and all. */
export const runCommand = async (
  command: Command,
  getStore: () => Promise<Store>,
): Promise<string> => {
  switch (command.name) {
    case 'help':
      return `${USAGE}\n`;
    case 'list':
      return `${toTable(await listEnquiries(await getStore(), command.filter))}\n`;
    case 'export': {
      const enquiries = await listEnquiries(await getStore(), command.filter);
      const text = FORMATTERS[command.format](enquiries);
      return command.out === null ? text : writeOut(command.out, text, enquiries.length);
    }
    case 'mark':
      return mark(await getStore(), command.reference);
    case 'dead':
      return listDead(await getStore(), command.kind);
    case 'retry':
      return retry(await getStore(), command);
  }
};

const FIRST_COLUMNS: readonly (keyof ListedEnquiry)[] = [
  'reference',
  'created_at',
  'status',
  'parent_name',
  'child_name',
  'date_of_birth',
  'mobile',
  'mobile_verified',
  'email',
  'city',
  'branch',
  'grade',
  'problem',
  'consent_version',
  'consent_at',
  'attribution',
];

// A newer field comes last, so that the spreadsheets made since the first export go on fitting.
const CSV_COLUMNS: readonly (keyof ListedEnquiry)[] = [
  ...FIRST_COLUMNS,
  ...FIELD_NAMES.filter((name) => !FIRST_COLUMNS.includes(name)),
];

const FORMATTERS: Record<Format, (enquiries: readonly ListedEnquiry[]) => string> = {
  csv: (enquiries) =>
    toCsv(
      CSV_COLUMNS,
      enquiries.map((enquiry) => CSV_COLUMNS.map((column) => enquiry[column])),
    ),
  json: (enquiries) => `${JSON.stringify(enquiries, null, 2)}\n`,
};

const writeOut = (file: string, text: string, count: number): string => {
  try {
    writeFileSync(file, text, { mode: 0o600 });
    // An older file keeps its rights when it is written over.
    chmodSync(file, 0o600);
  } catch (cause) {
    throw new UsageError(`The file cannot be written: ${reasonOf(cause)}.`);
  }
  return `${count} written to ${file}\n`;
};

const mark = async ({ db }: Store, reference: string): Promise<string> => {
  const isMarked = await setStatus(db, { id: reference, to: 'in-touch', at: Date.now() });
  if (!isMarked) throw new UsageError(`There is no enquiry ${reference}.`);
  return `${reference} is in-touch.\n`;
};
