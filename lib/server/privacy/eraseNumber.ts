import { KEPT_COPY } from '@/data/copy/privacyRequests';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { traceOf } from '@/lib/server/enquiries/idempotency';
import type { Database } from '@/lib/server/store/schema';
import { scrub } from '@/lib/server/store/scrub';
import type { Store } from '@/lib/server/store/store';
import { eraseRows } from './eraseRows';
import { findEnquiries, findGeneration } from './findRows';
import { removeLeftovers } from './leftovers';
import { hashesOf } from './linkedTables';
import { hashRequest, type ParentNumber } from './parentNumber';
import { type Receipt, saveReceipt } from './receipt';
import { newReceiptId, type RequestLine, saveRequest } from './requests';
import { appendRequests } from './requestsFile';
import { type Searched, searchTexts } from './searchTexts';
import { readSentBefore, type SentBefore } from './sentBefore';
import { eraseMessages } from './smsOutbox';
import { cancelSending, untilSettled } from './stopSending';

export type RequestPlace = {
  store: Store;
  dataDir: string;
  /** Who carries it out, for the audit; the system user of this process when absent. */
  who?: string;
};

export type Erased = {
  receipt: Receipt;
  /** For the school's people, who have to delete them there; stored nowhere. */
  sent: SentBefore;
  /** Whether what was deleted is also out of the free space of the database's files. */
  isScrubbed: boolean;
};

/**
 * Erases a number: stops what waits to be sent, waits for what is just being sent, then deletes. The
 * request is on disk first, outside the database, so that a crash half way is made good at the next
 * start, and an older backup cannot bring the parent back.
 */
export const eraseNumber = async (
  { store, dataDir, who }: RequestPlace,
  number: ParentNumber,
): Promise<Erased> => {
  const { db } = store;
  removeLeftovers(dataDir);
  const searched = await searchTexts(db, number);
  const line: RequestLine = {
    receipt_id: newReceiptId('erase'),
    kind: 'erase',
    ...hashRequest(number.mobile),
    at: await momentFor(store, number, searched),
    traces: [...hashesOf(number), ...(await keyTraces(db, number))],
  };
  appendRequests(dataDir, [line]);
  const stopped = await db.transaction().execute(async (step) => {
    await saveRequest(step, line, null);
    return cancelSending(store, step, number, { at: line.at, searched });
  });
  await untilSettled(db, stopped.underWay);
  const sent = await readSentBefore(db, number, { until: line.at, searched });
  const messages = eraseMessages(dataDir, number);
  const receipt = await db.transaction().execute(async (step) => {
    const { deleted, blanked } = await eraseRows(step, number, { until: line.at, searched });
    const written = toReceipt(line, {
      deleted,
      blanked: { ...blanked, ...(messages > 0 && { 'lines of sms-outbox.jsonl': messages }) },
      cancelled: stopped.deliveries,
      sent,
      hasSignedOut: (await findGeneration(step, number)) !== undefined,
    });
    await saveRequest(step, line, Date.now());
    await saveReceipt(step, written);
    await appendAudit(step, {
      action: 'privacy erase',
      filter: { ...deleted, number: line.number_hash, receipt: line.receipt_id },
      rows: countRows(written),
      who,
    });
    return written;
  });
  return { receipt, sent, isScrubbed: await scrub(store) };
};

/** The keys of the enquiries, each once. */
const keyTraces = async (db: Database, number: ParentNumber): Promise<string[]> => {
  const rows = await findEnquiries(db, number);
  return [...new Set(rows.map(({ idempotency_key }) => traceOf(idempotency_key)))];
};

/** Now; later where another machine's clock is ahead and has dated an enquiry so. */
export const momentFor = async (
  { db }: Store,
  number: ParentNumber,
  { leads }: Searched,
): Promise<number> => {
  const rows = [...(await findEnquiries(db, number)), ...leads];
  return Math.max(Date.now(), ...rows.map(({ created_at }) => created_at));
};

export const countRows = ({ deleted, blanked }: Pick<Receipt, 'deleted' | 'blanked'>): number =>
  [...Object.values(deleted), ...Object.values(blanked)].reduce((sum, rows) => sum + rows, 0);

const toReceipt = (
  { receipt_id, kind, at }: RequestLine,
  {
    deleted,
    blanked,
    cancelled,
    sent: { confirmed, possible },
    hasSignedOut,
  }: Pick<Receipt, 'deleted' | 'blanked' | 'cancelled' | 'sent'> & { hasSignedOut: boolean },
): Receipt => ({
  receipt: receipt_id,
  kind,
  time: new Date(at).toISOString(),
  deleted,
  blanked,
  cancelled,
  sent: { confirmed, possible },
  kept: [
    KEPT_COPY.request,
    KEPT_COPY.audit,
    ...('votes' in blanked ? [KEPT_COPY.votes] : []),
    ...(hasSignedOut ? [KEPT_COPY.signedOut] : []),
    KEPT_COPY.backups,
  ],
});
