import { basename } from 'node:path';
import { type BackupLine, readBackups } from '@/lib/server/privacy/backupList';
import type { Database } from '@/lib/server/store/schema';
import { UNFINISHED } from '@/lib/server/unfinished';

type Rows = Record<string, number>;

/** Only retention and erasures remove rows of these; the others hold what runs out within days. */
export const WATCHED = [
  ...['audit_log', 'privacy_requests', 'privacy_receipts', 'lookup_keys', 'votes'],
  ...['enquiries', 'deliveries', 'whatsapp_leads', 'erp_accounts', 'erp_signups'],
];

/** The actions of the audit that remove rows, and say how many of which table. */
const REMOVALS = ['retention', 'privacy erase', 'privacy erase again'];

/** What a backup was held against. */
export type Comparison = {
  /** The last backup that was made of this database or brought back into it; null: none is known. */
  before: { path: string; madeAt: string } | null;
  /** In words: `enquiries 40 (12 of 52 left, 3 explained)`. */
  losses: string[];
};

/**
 * Holds the rows of a new backup against those of the backup before it, less what the audit explains.
 * Each removal stands there in its own transaction, so the rule is exact, where a share ("at most a
 * tenth") would let the loss of a whole week pass in a large table. Rows that come in meanwhile can hide a
 * loss of as many. No enquiry left where there were some is a loss whatever the audit says.
 */
export const compareRows = async (
  db: Database,
  { dataDir, database, rows }: { dataDir: string; database: string; rows: Rows },
): Promise<Comparison> => {
  const known = readBackups(dataDir).flatMap(measureOf);
  // A database that was never backed up is held against the last backup of any.
  const before = known.findLast((line) => line.database === database) ?? known.at(-1) ?? null;
  if (before === null) return { before, losses: [] };
  const removals = rows.audit_log ? await readRemovals(db, before.rows, rows) : [];
  const losses = WATCHED.flatMap((table) => {
    const [had, has] = [before.rows[table] ?? 0, rows[table] ?? 0];
    const explained = removals.reduce((sum, removed) => sum + (removed[table] ?? 0), 0);
    const isLoss = table === 'enquiries' && has === 0 ? had > 0 : has < had - explained;
    const reason = explained > 0 ? `, ${explained} explained` : '';
    return isLoss ? [`${table} ${had - has} (${has} of ${had} left${reason})`] : [];
  });
  return { before, losses };
};

// One that had lost rows is no measure, until somebody has accepted that.
const measureOf = ({ rows, hasLost, ...line }: BackupLine) =>
  rows === undefined || hasLost || UNFINISHED.test(basename(line.path)) ? [] : [{ ...line, rows }];

// Entries are numbered from 1 without a gap: those since, as far as the copy has them.
const readRemovals = async (db: Database, before: Rows, now: Rows): Promise<Rows[]> => {
  const entries = await db
    .selectFrom('audit_log')
    .select('filter_json')
    .where('action', 'in', REMOVALS)
    .where('entry', '>', before.audit_log ?? 0)
    .where('entry', '<=', now.audit_log ?? 0)
    .execute();
  return entries.map(({ filter_json }) => JSON.parse(filter_json));
};
