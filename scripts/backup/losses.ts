import type { Manifest } from './manifest';

type Rows = Manifest['rows'];

/** Nothing removes rows of these. */
const FOR_GOOD = [
  'audit_log',
  'privacy_requests',
  'privacy_receipts',
  'lookup_keys',
  'votes',
] as const;

/** Retention and erasures remove rows of these, and say how many in the audit. */
const BY_AUDIT = [
  'enquiries',
  'deliveries',
  'whatsapp_leads',
  'erp_accounts',
  'erp_signups',
] as const;

/** The tables that a backup is watched by; the others hold what runs out within days. */
export const WATCHED: readonly string[] = [...FOR_GOOD, ...BY_AUDIT];

/** Of these tables only. */
export const watchedRows = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => WATCHED.includes(table)));

/** The actions of the audit that remove rows. */
export const REMOVALS = ['retention', 'privacy erase', 'privacy erase again'];

/** Such an entry of the audit. */
export type Removal = { filter_json: string; row_count: number };

export type Loss = {
  table: string;
  before: number;
  now: number;
  /** How many rows the audit says were removed. */
  explained: number;
};

/**
 * What a database has lost between two backups for no reason that its audit tells. Each row that
 * retention or an erasure removes is counted there in the same transaction, so the rule is exact, where
 * a share ("at most a tenth") would let the loss of a whole week pass in a large table. Rows that come
 * in meanwhile can hide a loss of as many. No enquiry left where there were some is a loss whatever the
 * audit says.
 */
export const findLosses = (before: Rows, now: Rows, removals: readonly Removal[]): Loss[] =>
  WATCHED.map((table) => ({
    table,
    before: before[table] ?? 0,
    now: now[table] ?? 0,
    explained: explain(table, removals),
  })).filter(isLoss);

const isLoss = ({ table, before, now, explained }: Loss): boolean =>
  now < before - explained || (table === 'enquiries' && now === 0 && before > 0);

const explain = (table: string, removals: readonly Removal[]): number =>
  FOR_GOOD.some((name) => name === table)
    ? 0
    : removals.reduce((sum, removal) => sum + countIn(table, removal), 0);

const countIn = (table: string, { filter_json, row_count }: Removal): number => {
  const filter: Record<string, unknown> = JSON.parse(filter_json);
  const count = filter[table];
  if (typeof count === 'number') return count;
  // A release before did not say of which table.
  return BY_AUDIT.some((name) => name in filter) ? 0 : row_count;
};

/** In words: `enquiries 40 (12 of 52 left, 3 explained)`. */
export const describeLosses = (losses: readonly Loss[]): string =>
  losses
    .map(({ table, before, now, explained }) => {
      const reason = explained > 0 ? `, ${explained} explained` : '';
      return `${table} ${before - now} (${now} of ${before} left${reason})`;
    })
    .join(', ');
