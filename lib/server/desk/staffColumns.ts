import type { ColumnPlace } from '@/lib/server/keys/columns';

/** The encrypted columns of a row of `staff`. */
export const STAFF_COLUMNS = ['mobile', 'totp_secret', 'name'] as const;

export type StaffColumn = (typeof STAFF_COLUMNS)[number];

export const staffPlace = (column: StaffColumn, id: string): ColumnPlace => ({
  table: 'staff',
  column,
  row: id,
});
