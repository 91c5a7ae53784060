import type { Selectable } from 'kysely';
import { hashMobile } from '@/lib/server/crypto';
import { type ColumnPlace, openColumn, sealColumn, UNREADABLE } from '@/lib/server/keys/columns';
import type { KeyRing } from '@/lib/server/keys/keyRing';
import type { Schema } from '@/lib/server/store/schema';

/** A row as it stands in the database: its personal columns encrypted. */
export type EnquiryRow = Selectable<Schema['enquiries']>;

/** The columns that say who somebody is. */
export const PERSONAL_COLUMNS = [
  'parent_name',
  'child_name',
  'email',
  'date_of_birth',
  'mobile',
  'attribution_json',
] as const satisfies (keyof EnquiryRow)[];

type PersonalColumn = (typeof PERSONAL_COLUMNS)[number];
type Personal = Pick<EnquiryRow, PersonalColumn>;
type WithHash<T> = T & Pick<Partial<EnquiryRow>, 'mobile_hash'>;

/** A row whose personal columns hold what the parent wrote. */
export type OpenEnquiry = EnquiryRow & { isOpen: true };

export const enquiryPlace = (column: PersonalColumn, id: string): ColumnPlace => ({
  table: 'enquiries',
  column,
  row: id,
});

/** One personal column of the enquiry with this reference, opened; null where its key is missing. */
export const openPersonal = (
  column: PersonalColumn,
  id: string,
  value: string,
  keys?: KeyRing,
): string | null => openColumn(value, enquiryPlace(column, id), keys);

/** The number of an enquiry (10 digits); null where it has none or its key is missing. */
export const openMobile = ({ id, mobile }: Pick<EnquiryRow, 'id' | 'mobile'>): string | null =>
  mobile && openPersonal('mobile', id, mobile);

/** Encrypts the personal columns of a row, or of a part of one, and adds the hash of its number. */
export const sealPersonal = <T extends Partial<Personal>>(id: string, open: T): WithHash<T> => {
  const sealed: Partial<Personal> = {};
  for (const column of PERSONAL_COLUMNS) {
    const text = open[column];
    if (typeof text === 'string') sealed[column] = sealColumn(text, enquiryPlace(column, id));
  }
  const { mobile } = open;
  const hash = mobile === undefined ? {} : { mobile_hash: mobile && hashMobile(mobile) };
  return { ...open, ...sealed, ...hash };
};

/** A row with what the parent wrote; null where the key of a column is missing. */
export const openEnquiry = (row: EnquiryRow, keys?: KeyRing): OpenEnquiry | null => {
  const { opened, isWhole } = openEach(row, keys);
  return isWhole ? opened : null;
};

/** The same for people to read: in place of what cannot be opened stands why. */
export const openForPeople = (row: EnquiryRow): OpenEnquiry => openEach(row).opened;

const openEach = (row: EnquiryRow, keys?: KeyRing): { opened: OpenEnquiry; isWhole: boolean } => {
  const opened: OpenEnquiry = { ...row, isOpen: true };
  let isWhole = true;
  for (const column of PERSONAL_COLUMNS) {
    const value = row[column];
    if (value === null) continue;
    const text = openPersonal(column, row.id, value, keys);
    isWhole &&= text !== null;
    opened[column] = text ?? UNREADABLE;
  }
  return { opened, isWhole };
};

/** Whether an enquiry has this number (10 digits). Needs no key of its columns. */
export const hasMobile = (
  { mobile, mobile_hash }: Pick<EnquiryRow, 'mobile' | 'mobile_hash'>,
  asked: string,
): boolean => mobile === asked || mobile_hash === hashMobile(asked);
