import type { Lead } from '@/lib/server/enquiries/leads';

const COLUMNS = [
  ['Reference', ({ reference }) => reference],
  ['Sent', ({ created_at }) => created_at.slice(0, 16).replace('T', ' ')],
  ['Status', ({ status }) => status],
  ['Parent', ({ parent_name }) => parent_name],
  ['Mobile', ({ mobile, mobile_verified }) => (mobile_verified === 'yes' ? mobile : `${mobile}?`)],
  ['Child', ({ child_name }) => child_name],
  ['Grade', ({ grade }) => grade],
  ['Branch', ({ branch }) => branch],
] as const satisfies readonly [string, (lead: Lead) => string][];

/** The enquiries as a table for the terminal. A number with a question mark is not confirmed. */
export const toTable = (leads: readonly Lead[]): string => {
  const rows = [
    COLUMNS.map(([title]): string => title),
    ...leads.map((lead) => COLUMNS.map(([, read]) => read(lead))),
  ];
  const widths = COLUMNS.map((_column, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = leads.length === 1 ? '1 enquiry' : `${leads.length} enquiries`;
  return `${leads.length === 0 ? '' : `${lines.join('\n')}\n\n`}${count}`;
};
