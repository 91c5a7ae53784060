import type { ColumnPlace } from '@/lib/server/keys/columns';

/** The columns of a lead that may hold something personal: an address can hold anything. */
export const LEAD_COLUMNS = ['lead_json', 'attribution_json'] as const;

export const leadPlace = (column: (typeof LEAD_COLUMNS)[number], id: string): ColumnPlace => ({
  table: 'whatsapp_leads',
  column,
  row: id,
});
