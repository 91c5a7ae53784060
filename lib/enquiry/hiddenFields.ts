import type { HiddenField } from '@/data/campaigns/campaign';
import type { EnquiryField } from './fields';

const FIELDS: Readonly<Record<HiddenField, readonly EnquiryField[]>> = {
  email: ['email'],
  place: ['city', 'branch'],
  grade: ['grade'],
  visit: [],
};

/** The fields of the form that a page does not ask for: they keep what it fills in. */
export const fieldsOf = (hidden: readonly HiddenField[]): EnquiryField[] =>
  hidden.flatMap((name) => FIELDS[name]);
