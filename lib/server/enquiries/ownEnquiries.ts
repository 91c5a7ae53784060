import { furthest, type OwnEnquiry } from '@/lib/enquiry/progress';
import { branchName, getBranch } from '@/lib/schools/directory/branches';
import type { Store } from '@/lib/server/store/store';
import { withMobile } from './findByMobile';
import { mobileOf } from './mobileOf';
import { openPersonal } from './personalColumns';
import { STAGE_OF } from './stage';

const MOST = 50;

/** The enquiries that were sent with this parent's confirmed number, newest first. */
export const listOwnEnquiries = async ({ db }: Store, contact: string): Promise<OwnEnquiry[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'child_name', 'branch_id', 'status'])
    // What is answered together with another one is as far as that.
    .select((eb) =>
      eb
        .selectFrom('desk_merges')
        .innerJoin('enquiries as kept', 'kept.id', 'desk_merges.kept_id')
        .select('kept.status')
        .whereRef('desk_merges.enquiry_id', '=', 'enquiries.id')
        .as('kept_status'),
    )
    .where(withMobile(mobileOf(contact)))
    .where('mobile_verified', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => {
    const branch = getBranch(row.branch_id);
    return {
      reference: row.id,
      created: new Date(row.created_at).toISOString(),
      child: openPersonal('child_name', row.id, row.child_name)?.split(/\s/)[0] ?? '',
      branch: branch ? branchName(branch) : '',
      stage: furthest(STAGE_OF[row.status], STAGE_OF[row.kept_status ?? row.status]),
      isWithdrawn: row.status === 'withdrawn',
    };
  });
};
