import { keepFitting } from '@/lib/server/desk/inbox';
import type { InboxFilter } from '@/lib/server/desk/inboxFilter';
import { indexNames } from '@/lib/server/desk/indexNames';
import { termOfEmail } from '@/lib/server/desk/nameTerms';
import { newestFitting } from '@/lib/server/desk/newestFitting';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { openMobile, openPersonal } from '@/lib/server/enquiries/personalColumns';
import { findEnquiry } from '@/lib/server/enquiries/rows';
import type { Database } from '@/lib/server/store/schema';

/** More than a family ever has: a number such as that of an agent can have thousands. */
const MOST = 50;

/** Other enquiries of the same number or e-mail as this one that fit a filter, newest first, at most fifty. */
export const findFamily = async (
  db: Database,
  reference: string,
  filter: InboxFilter,
): Promise<string[]> => {
  const row = await findEnquiry(db, reference);
  if (row === undefined) return [];
  const mobile = openMobile(row);
  const email = row.email && openPersonal('email', reference, row.email);
  // Each by its own index: together in one condition, SQLite would read the whole table.
  const found = [
    ...(mobile ? await newestFitting(db, withMobile(mobile), filter, MOST + 1) : []),
    ...(email ? await newestOfEmail(db, email, filter) : []),
  ];
  const others = [...new Set(found)].filter((id) => id !== reference);
  return (await keepFitting(db, others, filter)).slice(0, MOST);
};

const newestOfEmail = async (
  db: Database,
  email: string,
  filter: InboxFilter,
): Promise<string[]> => {
  // What came in since the last search; few, once all of before are indexed.
  await indexNames(db, Date.now());
  const term = termOfEmail(email);
  return newestFitting(
    db,
    (eb) =>
      eb('id', 'in', eb.selectFrom('enquiry_terms').select('enquiry_id').where('term', '=', term)),
    filter,
    MOST + 1,
  );
};
