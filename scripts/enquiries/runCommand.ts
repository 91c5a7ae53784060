import { appendAudit } from '@/lib/server/audit/appendAudit';
import { enquiriesCsv } from '@/lib/server/enquiries/enquiriesCsv';
import {
  type EnquiryFilter,
  type ListedEnquiry,
  listEnquiries,
} from '@/lib/server/enquiries/listEnquiries';
import { readStatus, setStatus } from '@/lib/server/enquiries/status';
import type { Store } from '@/lib/server/store/store';
import type { Command, Format } from './command';
import { listDead, retry } from './dead';
import { toTable } from './table';
import { USAGE, UsageError } from './usage';
import { printVisits } from './visits';
import { writePrivately } from './writePrivately';

/** Does what was asked for; answers what is printed, lines and all. */
export const runCommand = async (
  command: Command,
  getStore: () => Promise<Store>,
): Promise<string> => {
  switch (command.name) {
    case 'help':
      return `${USAGE}\n`;
    case 'list':
      return `${toTable(await read(await getStore(), command))}\n`;
    case 'export': {
      const enquiries = await read(await getStore(), command);
      const text = FORMATTERS[command.format](enquiries);
      return command.out === null ? text : writePrivately(command.out, text, enquiries.length);
    }
    case 'mark':
      return mark(await getStore(), command.reference);
    case 'visits':
      return printVisits(await getStore(), command);
    case 'dead':
      return listDead(await getStore(), command.kind);
    case 'retry':
      return retry(await getStore(), command);
  }
};

const FORMATTERS: Record<Format, (enquiries: readonly ListedEnquiry[]) => string> = {
  csv: enquiriesCsv,
  json: (enquiries) => `${JSON.stringify(enquiries, null, 2)}\n`,
};

/** Nothing is shown that does not stand in the audit. */
const read = async (
  store: Store,
  { name, filter }: { name: 'list' | 'export'; filter: EnquiryFilter },
): Promise<ListedEnquiry[]> => {
  const enquiries = await listEnquiries(store, filter);
  await appendAudit(store.db, { action: `enquiries ${name}`, filter, rows: enquiries.length });
  return enquiries;
};

const mark = async ({ db }: Store, reference: string): Promise<string> => {
  const isMarked = await db.transaction().execute(async (step) => {
    const isSet = await setStatus(step, { id: reference, to: 'in-touch', at: Date.now() });
    const filter = { reference, to: 'in-touch' };
    await appendAudit(step, { action: 'enquiries mark', filter, rows: isSet ? 1 : 0 });
    return isSet;
  });
  if (!isMarked) throw new UsageError(await whyNot(db, reference));
  return `${reference} is in-touch.\n`;
};

const whyNot = async (db: Store['db'], reference: string): Promise<string> => {
  return (await readStatus(db, reference)) === 'withdrawn'
    ? `The parent of ${reference} has withdrawn the consent: do not call.`
    : `There is no enquiry ${reference}.`;
};
