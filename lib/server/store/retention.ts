import { sql } from 'kysely';
import { RETENTION_DAYS, RETENTION_HOURS, type RetentionDays } from '@/data/retention';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { log } from '@/lib/server/log/log';
import { claimRun } from './claimRun';
import { type Database, ENQUIRY_STATUSES, type EnquiryStatus, type Schema } from './schema';
import type { Store } from './types';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const JOB = 'retention';
/** Small, so that a parent who enquires meanwhile does not wait. */
const PIECE = 50;

/** How many rows were removed, by status or kind. */
export type Removed = Record<string, number>;

/**
 * Removes the enquiries and presses on WhatsApp that have run out, with their deliveries, and logs how
 * many. What still waits to be sent stays, however old it is. The audit says how many rows each table
 * lost, so that a backup can tell them from rows that are gone for no reason.
 */
export const applyRetention = async (
  { db }: Store,
  now: number,
  days: RetentionDays = RETENTION_DAYS,
): Promise<Removed> => {
  const removed: Removed = {};
  for (const status of ENQUIRY_STATUSES) {
    const before = now - days[status] * DAY_MS;
    removed[status] = await inPieces(db, {
      name: status,
      table: 'enquiries',
      remove: (step) => removeEnquiries(step, status, before),
    });
  }
  for (const kind of ['whatsapp-with-ticket', 'whatsapp-without-ticket'] as const) {
    const before = now - days[kind] * DAY_MS;
    removed[kind] = await inPieces(db, {
      name: kind,
      table: 'whatsapp_leads',
      remove: (step) => removeLeads(step, kind, before),
    });
  }
  log.info({ removed }, 'what had run out is removed');
  return removed;
};

/** Does so if it was not done for a day, by this process or another one. Null: it was. */
export const applyRetentionDaily = async (store: Store, now: number): Promise<Removed | null> => {
  const isDue = await claimRun(store.db, { job: JOB, now, last: now - RETENTION_HOURS * HOUR_MS });
  return isDue ? applyRetention(store, now) : null;
};

type Delivery = Pick<Schema['deliveries'], 'kind'>;
type Ids = Promise<{ id: string }[]>;

const removeEnquiries = (db: Database, status: EnquiryStatus, before: number): Ids =>
  db
    .deleteFrom('enquiries')
    .where('id', 'in', (query) =>
      query
        .selectFrom('enquiries')
        .select('id')
        .where('status', '=', status)
        // Nothing is changed before it is sent: the index by status and time leaves few to look at.
        .where('created_at', '<', before)
        .where('updated_at', '<', before)
        .where(sql<boolean>`not exists (${stillWaits('enquiry', 'enquiries.id')})`)
        .limit(PIECE),
    )
    // Again, for one that its parent has just sent anew.
    .where('status', '=', status)
    .where('updated_at', '<', before)
    .returning('id')
    .execute();

const removeLeads = (
  db: Database,
  kind: 'whatsapp-with-ticket' | 'whatsapp-without-ticket',
  before: number,
): Ids =>
  db
    .deleteFrom('whatsapp_leads')
    .where('id', 'in', (query) =>
      query
        .selectFrom('whatsapp_leads')
        .select('id')
        .where('ref_id', kind === 'whatsapp-with-ticket' ? 'is not' : 'is', null)
        .where('created_at', '<', before)
        .where(sql<boolean>`not exists (${stillWaits('whatsapp-lead', 'whatsapp_leads.id')})`)
        .limit(PIECE),
    )
    .returning('id')
    .execute();

// By kind and subject, as the index of deliveries is.
const stillWaits = (kind: Delivery['kind'], id: 'enquiries.id' | 'whatsapp_leads.id') =>
  sql`select 1 from deliveries where kind = ${kind} and subject_id = ${sql.ref(id)} and status = 'waiting'`;

type Work = {
  /** The status or kind. */
  name: string;
  table: 'enquiries' | 'whatsapp_leads';
  remove: (db: Database) => Ids;
};

/** Until nothing is left to remove: each piece with its deliveries in a transaction of its own. */
const inPieces = async (db: Database, work: Work): Promise<number> => {
  let removed = 0;
  for (;;) {
    const count = await db.transaction().execute((step) => removePiece(step, work));
    removed += count;
    if (count < PIECE) return removed;
  }
};

const removePiece = async (step: Database, { name, table, remove }: Work): Promise<number> => {
  const ids = (await remove(step)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const deliveries = await step
    .deleteFrom('deliveries')
    .where('kind', '=', table === 'enquiries' ? 'enquiry' : 'whatsapp-lead')
    .where('subject_id', 'in', ids)
    .returning('id')
    .execute();
  await appendAudit(step, {
    action: 'retention',
    filter: { ranOut: name, [table]: ids.length, deliveries: deliveries.length },
    rows: ids.length + deliveries.length,
  });
  return ids.length;
};
