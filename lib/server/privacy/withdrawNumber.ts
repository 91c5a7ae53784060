import { WITHDRAWN_COPY } from '@/data/copy/privacyRequests';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { momentFor, type RequestPlace } from './eraseNumber';
import { hashRequest, type ParentNumber } from './parentNumber';
import { type Receipt, saveReceipt } from './receipt';
import { newReceiptId, type RequestLine, saveRequest } from './requests';
import { appendRequests } from './requestsFile';
import { searchTexts } from './searchTexts';
import { readSentBefore, type SentBefore } from './sentBefore';
import { cancelSending, untilSettled } from './stopSending';

/**
 * Stops all sending for a number and keeps the record. When this returns, no delivery of what was sent
 * in before is under way or will be: a new enquiry of this parent is a new consent.
 */
export const withdrawNumber = async (
  { store, dataDir, who }: RequestPlace,
  number: ParentNumber,
): Promise<{ receipt: Receipt; sent: SentBefore }> => {
  const { db } = store;
  const searched = await searchTexts(db, number);
  const line: RequestLine = {
    receipt_id: newReceiptId('withdraw'),
    kind: 'withdraw',
    ...hashRequest(number.mobile),
    at: await momentFor(store, number, searched),
    traces: [],
  };
  appendRequests(dataDir, [line]);
  const stopped = await db.transaction().execute(async (step) => {
    const all = await cancelSending(store, step, number, { at: line.at, searched });
    await saveRequest(step, line, Date.now());
    await appendAudit(step, {
      action: 'privacy withdraw',
      filter: { number: line.number_hash, receipt: line.receipt_id },
      rows: all.enquiries,
      who,
    });
    return all;
  });
  await untilSettled(db, stopped.underWay);
  const sent = await readSentBefore(db, number, { until: line.at, searched });
  const receipt: Receipt = {
    receipt: line.receipt_id,
    kind: line.kind,
    time: new Date(line.at).toISOString(),
    deleted: {},
    blanked: {},
    cancelled: stopped.deliveries,
    sent: { confirmed: sent.confirmed, possible: sent.possible },
    kept: [WITHDRAWN_COPY.record, WITHDRAWN_COPY.request],
  };
  await saveReceipt(db, receipt);
  return { receipt, sent };
};
