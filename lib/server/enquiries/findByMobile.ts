import type { ExpressionBuilder } from 'kysely';
import { hashMobile } from '@/lib/server/crypto';
import type { Schema } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { type OpenEnquiry, openForPeople } from './personalColumns';

/** A condition: the enquiries with this number (10 digits), also those of an earlier release. */
export const withMobile =
  (mobile: string) =>
  ({ eb, or, and }: ExpressionBuilder<Schema, 'enquiries'>) =>
    or([
      eb('mobile_hash', '=', hashMobile(mobile)),
      and([eb('mobile_hash', 'is', null), eb('mobile', '=', mobile)]),
    ]);

/** Every enquiry with this number (10 digits), confirmed or only typed, opened, oldest first. */
export const findByMobile = async ({ db }: Store, mobile: string): Promise<OpenEnquiry[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(withMobile(mobile))
    .orderBy('created_at')
    .execute();
  return rows.map(openForPeople);
};
