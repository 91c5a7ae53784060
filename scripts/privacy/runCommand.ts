import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { countNumber } from '@/lib/server/privacy/countNumber';
import {
  describeCounts,
  describeDone,
  describeReceipt,
  type PrivacyPlace,
} from '@/lib/server/privacy/describeReceipt';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { exportNumber, exportText } from '@/lib/server/privacy/exportNumber';
import { hashRequest, type ParentNumber, toParentNumber } from '@/lib/server/privacy/parentNumber';
import { findReceipt, type Receipt } from '@/lib/server/privacy/receipt';
import { findLatest } from '@/lib/server/privacy/requests';
import { withdrawNumber } from '@/lib/server/privacy/withdrawNumber';
import type { PrivacyCommand } from './command';
import { describeAudit } from './describe';
import { PrivacyError, USAGE } from './usage';
import { writePrivately } from './writePrivately';

/** What is printed, and whether the command failed all the same. */
export type Printed = { text: string; hasFailed?: true };

/** Does what was asked for. Throws a PrivacyError of one line where that cannot be done. */
export const runPrivacy = async (
  command: PrivacyCommand,
  getPlace: () => Promise<PrivacyPlace>,
): Promise<Printed> => {
  if (command.name === 'help') return { text: `${USAGE}\n` };
  const place = await getPlace();
  switch (command.name) {
    case 'receipt':
      return { text: await readReceipt(place, command.id) };
    case 'audit':
      return readAudit(place, command.last);
    default:
      return { text: await runForNumber(place, command) };
  }
};

type ForNumber = Extract<PrivacyCommand, { mobile: string }>;

const runForNumber = async (place: PrivacyPlace, command: ForNumber): Promise<string> => {
  const number = toParentNumber(command.mobile);
  const counts = await countNumber(place, number);
  const isKnown = Object.keys(counts).length > 0;
  if (command.isDryRun) {
    await noteDryRun(place, command, number);
    if (!isKnown) throw await unknown(place, number);
    return `Nothing was changed. Under this number stand: ${describeCounts(counts)}\n`;
  }
  switch (command.name) {
    case 'export': {
      const exported = await exportNumber(place, number);
      if (exported === null) throw await unknown(place, number);
      const text = exportText(exported);
      return command.out === null ? text : writePrivately(command.out, text, exported.items.length);
    }
    case 'erase': {
      if (!isKnown && !command.isEvenUnknown) throw await unknown(place, number);
      return toText(describeDone(place, await eraseNumber(place, number)));
    }
    case 'withdraw': {
      if (!isKnown && !command.isEvenUnknown) throw await unknown(place, number);
      return toText(describeDone(place, await withdrawNumber(place, number)));
    }
  }
};

const toText = ({ receipt, rest }: ReturnType<typeof describeDone>): string =>
  `${receipt}\n${rest}`;

const noteDryRun = (
  { store }: PrivacyPlace,
  { name }: ForNumber,
  number: ParentNumber,
): Promise<AuditEntry> =>
  appendAudit(store.db, {
    action: `privacy ${name} --dry-run`,
    filter: { number: hashRequest(number.mobile).number_hash },
    rows: 0,
  });

const unknown = async (
  { store }: PrivacyPlace,
  { mobile }: ParentNumber,
): Promise<PrivacyError> => {
  const erased = await findLatest(store.db, hashRequest(mobile).number_hash, 'erase');
  return new PrivacyError(
    erased === undefined
      ? 'Nothing is stored under this number.'
      : `Nothing is stored under this number: it was erased on ${new Date(erased.at).toISOString()} (receipt ${erased.receipt_id}).`,
  );
};

const readReceipt = async ({ store }: PrivacyPlace, id: string): Promise<string> => {
  const text = await findReceipt(store.db, id);
  if (text === null) throw new PrivacyError(`There is no receipt ${id}.`);
  const receipt: Receipt = JSON.parse(text);
  return describeReceipt(receipt);
};

const readAudit = async ({ store }: PrivacyPlace, last: number): Promise<Printed> => {
  const entries: AuditEntry[] = [];
  const check = await verifyAudit(store.db, (entry) => {
    entries.push(entry);
    if (entries.length > last) entries.shift();
  });
  const text = describeAudit(entries, check);
  return check.broken === null ? { text } : { text, hasFailed: true };
};
