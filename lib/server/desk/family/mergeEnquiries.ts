import { DESK_FAMILY_COPY } from '@/data/copy/desk/family';
import type { DeskEnquiry } from '@/lib/desk/contract';
import type { MergeChange } from '@/lib/desk/personContract';
import { changeEnquiry } from '@/lib/server/desk/changeEnquiry';
import { changeStage } from '@/lib/server/desk/changeStage';
import { expectOwn } from '@/lib/server/desk/expectOwn';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/types';
import { SiteError } from '@/lib/site/siteError';
import { findFamily } from './findFamily';
import { findKept } from './merges';

/**
 * Closes an enquiry as a duplicate of another one of the same family, and answers how it stands then.
 * Nothing is deleted: notes and deliveries stay with it, and the one that is kept points to them. Its
 * own duplicates go with it. Throws `request/unknown` where one of the two is of another branch or they
 * share neither number nor e-mail, `request/changed` where somebody else was faster.
 */
export const mergeEnquiries = (
  { db, dialect }: Store,
  staff: StaffMember,
  { closed, kept, revision }: MergeChange,
): Promise<DeskEnquiry> =>
  changeEnquiry(db, staff, {
    reference: closed,
    action: 'desk merge',
    detail: { into: kept },
    work: async (step) => {
      // Of two who merge the same pair the other way round, the second one sees what the first has done.
      if (dialect === 'postgres') await lock(step, [closed, kept]);
      await expectOwn(step, staff, kept);
      const family = await findFamily(step, closed, { branches: staff.branches ?? undefined });
      if (!family.includes(kept)) throw new SiteError('request/unknown');
      await expectToGoOn(step, kept);
      if ((await findKept(step, closed)) !== null) throw new SiteError('request/changed');
      const at = Date.now();
      await changeStage(step, { reference: closed, revision, to: 'closed' }, at);
      await step
        .updateTable('desk_merges')
        .set({ kept_id: kept })
        .where('kept_id', '=', closed)
        .execute();
      await step
        .insertInto('desk_merges')
        .values({ enquiry_id: closed, kept_id: kept, staff_id: staff.id, merged_at: at })
        .execute();
    },
  });

/**
 * Takes a duplicate out again: it stands where it stood before it was closed. Throws `request/changed`
 * where it is none.
 */
export const separateEnquiry = (
  db: Database,
  staff: StaffMember,
  reference: string,
): Promise<DeskEnquiry> =>
  changeEnquiry(db, staff, {
    reference,
    action: 'desk unmerge',
    work: async (step) => {
      const row = await step
        .deleteFrom('desk_merges')
        .where('enquiry_id', '=', reference)
        .returning('enquiry_id')
        .executeTakeFirst();
      if (row === undefined) throw new SiteError('request/changed');
      await reopen(step, reference);
    },
  });

const lock = async (db: Database, references: string[]): Promise<void> => {
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', references)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Throws where nobody works on an enquiry any more, so that another one cannot go on in it. */
const expectToGoOn = async (db: Database, reference: string): Promise<void> => {
  const row = await db
    .selectFrom('enquiries')
    .select('status')
    .where('id', '=', reference)
    .executeTakeFirst();
  if (row?.status === 'withdrawn') {
    throw new SiteError('request/changed', { message: DESK_FAMILY_COPY.withdrawn });
  }
  if ((await findKept(db, reference)) !== null) throw new SiteError('request/changed');
};

// While it was a duplicate no stage was set; but its parent may have withdrawn the consent.
const reopen = async (db: Database, reference: string): Promise<void> => {
  const row = await db
    .selectFrom('enquiries')
    .innerJoin('desk_cases', 'desk_cases.enquiry_id', 'enquiries.id')
    .select(['enquiries.status', 'desk_cases.revision', 'previous_status'])
    .where('enquiries.id', '=', reference)
    .executeTakeFirst();
  if (row === undefined || row.status === 'withdrawn' || row.previous_status === null) return;
  await changeStage(db, { reference, revision: row.revision, to: 'undo' }, Date.now());
};
