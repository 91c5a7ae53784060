import type { ListedEnquiry } from '@/lib/server/enquiries/listEnquiries';
import { drawTable } from './drawTable';

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
export const toTable = (enquiries: readonly ListedEnquiry[]): string =>
  drawTable(COLUMNS, enquiries, ['enquiry', 'enquiries']);
