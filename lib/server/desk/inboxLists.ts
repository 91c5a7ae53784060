import { INBOX_COPY } from '@/data/copy/desk/inbox';
import type { InboxLists } from '@/lib/desk/lists';
import { DIRECT } from '@/lib/server/enquiries/source';
import type { Database } from '@/lib/server/store/schema';
import { placeLists } from './placeLists';
import type { StaffMember } from './staff';

/** The cities, branches, classes and sources of the enquiries that somebody at the desk answers. */
export const inboxLists = async (
  db: Database,
  staff: Pick<StaffMember, 'branches'>,
): Promise<InboxLists> => ({
  ...placeLists(staff.branches),
  sources: await listSources(db, staff.branches),
});

/** More make no list to choose from. */
const MOST_SOURCES = 200;

/** Which links have brought enquiries, in the order of the alphabet; direct ones last. */
const listSources = async (
  db: Database,
  branches: StaffMember['branches'],
): Promise<InboxLists['sources']> => {
  const rows = await db
    .selectFrom('enquiries')
    .select('source')
    .distinct()
    .where('source', 'is not', null)
    .$if(branches !== null, (query) =>
      query.where('branch_id', 'in', branches?.length ? [...branches] : [-1]),
    )
    .orderBy('source')
    .limit(MOST_SOURCES)
    .execute();
  const names = rows.flatMap(({ source }) => source ?? []);
  return [
    ...names.filter((name) => name !== DIRECT).map((name) => ({ value: name, label: name })),
    ...(names.includes(DIRECT) ? [{ value: DIRECT, label: INBOX_COPY.direct }] : []),
  ];
};
