import type { RequestPlace } from './eraseNumber';
import type { RowCounts } from './eraseRows';
import { findDeliveries, findEnquiries, findOthers } from './findRows';
import type { ParentNumber } from './parentNumber';
import { searchTexts } from './searchTexts';
import { findMessages } from './smsOutbox';

/** How many rows of each table, and lines of the SMS outbox, a number has; what has none is left out. */
export const countNumber = async (
  { store: { db }, dataDir }: Pick<RequestPlace, 'store' | 'dataDir'>,
  number: ParentNumber,
): Promise<RowCounts> => {
  const enquiries = await findEnquiries(db, number);
  const { leads, mentions } = await searchTexts(db, number);
  const subjects = [...enquiries, ...leads].map(({ id }) => id);
  const counts: RowCounts = {
    enquiries: enquiries.length,
    deliveries: (await findDeliveries(db, subjects)).length,
    whatsapp_leads: leads.length,
    'visits of other enquiries': mentions.length,
  };
  for (const [table, find] of Object.entries(findOthers)) {
    counts[table] = (await find(db, number)).length;
  }
  counts['lines of sms-outbox.jsonl'] = findMessages(dataDir, number).length;
  return Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
};
