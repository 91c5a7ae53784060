import type { ListedEnquiry } from '@/lib/server/enquiries/listEnquiries';

const COLUMNS = [
  ['Reference', ({ reference }) => reference],
  ['Sent', ({ created_at }) => created_at.slice(0, 16).replace('T', ' ')],
  ['Status', ({ status }) => status],
  ['Parent', ({ parent_name }) => parent_name],
  ['Mobile', ({ mobile, mobile_verified }) => (mobile_verified === 'yes' ? mobile : `${mobile}?`)],
  ['Child', ({ child_name }) => child_name],
  ['Grade', ({ grade }) => grade],
  ['Branch', ({ branch }) => branch],
] as const satisfies readonly [string, (enquiry: ListedEnquiry) => string][];

/** The enquiries as a table for the terminal. A number with a question mark is not confirmed. */
export const toTable = (enquiries: readonly ListedEnquiry[]): string => {
  const rows = [
    COLUMNS.map(([title]): string => title),
    ...enquiries.map((enquiry) => COLUMNS.map(([, read]) => read(enquiry))),
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
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`;
  return `${enquiries.length === 0 ? '' : `${lines.join('\n')}\n\n`}${count}`;
};
