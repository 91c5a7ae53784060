import type { Database } from '@/lib/server/store/schema';
import { withMobile } from './findByMobile';
import { nameRow, namesOf, sameKey } from './idempotency';
import type { NewEnquiry } from './newEnquiry';
import type { EnquiryRow } from './personalColumns';

/**
 * The enquiry that was submitted under the same key after this one: its parent has moved on, and this is
 * a request that stood still on its way. Only one that this request would change: with its own words, or
 * of its parent's own number.
 */
export const findLater = async (
  db: Database,
  input: NewEnquiry,
): Promise<EnquiryRow | undefined> => {
  const { parent, submittedAt } = input;
  if (submittedAt == null) return undefined;
  const name = nameRow(input.idempotencyKey, input.enquiry);
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('submitted_at', '>', submittedAt)
    .where('idempotency_key', 'like', sameKey(name))
    .where((eb) => {
      const isNamed = eb('idempotency_key', 'in', namesOf(name));
      if (parent === null) return isNamed;
      return eb.or([withMobile(parent.mobile)(eb), isNamed.and('mobile_verified', '=', 0)]);
    })
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/**
 * Notes that an enquiry was submitted once more, also where nothing else of it changes. False where
 * somebody has just noted a later time: look again. Whoever is not logged in changes nothing of an enquiry
 * whose number is confirmed.
 */
export const noteSubmission = async (
  db: Database,
  { id, mobile_verified }: EnquiryRow,
  { parent, submittedAt }: NewEnquiry,
): Promise<boolean> => {
  if (submittedAt == null || (parent === null && mobile_verified === 1)) return true;
  const row = await db
    .updateTable('enquiries')
    .set({ submitted_at: submittedAt })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('submitted_at', 'is', null), eb('submitted_at', '<=', submittedAt)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
