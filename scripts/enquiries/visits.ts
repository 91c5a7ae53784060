import { appendAudit } from '@/lib/server/audit/appendAudit';
import { toCsv } from '@/lib/server/csv/csv';
import type { Store } from '@/lib/server/store/store';
import { type ListedVisit, listVisits, type VisitFilter } from '@/lib/server/visits/listVisits';
import { drawTable } from './drawTable';

const COLUMNS = [
  ['Begins', ({ slot }) => slot.replace('T', ' ')],
  ['Status', ({ status }) => status],
  ['Reference', ({ reference }) => reference],
  ['Parent', ({ parent_name }) => parent_name],
  ['Mobile', ({ mobile }) => mobile],
  ['Child', ({ child_name }) => child_name],
  ['Grade', ({ grade }) => grade],
  ['Reminded', ({ reminded }) => reminded],
] as const satisfies readonly [string, (visit: ListedVisit) => string][];

/** The visits of a branch. Nothing is shown that does not stand in the audit. */
export const printVisits = async (
  store: Store,
  { filter, format }: { filter: VisitFilter; format: 'table' | 'csv' },
): Promise<string> => {
  const visits = await listVisits(store, filter);
  await appendAudit(store.db, { action: 'enquiries visits', filter, rows: visits.length });
  if (format === 'table') return `${drawTable(COLUMNS, visits, ['visit', 'visits'])}\n`;
  return toCsv(
    COLUMNS.map(([name]) => name),
    visits.map((visit) => COLUMNS.map(([, read]) => read(visit))),
  );
};
