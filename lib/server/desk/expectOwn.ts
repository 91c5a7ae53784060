import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { keepFitting } from './inbox';
import type { StaffMember } from './staff';

type Branches = Pick<StaffMember, 'branches'>;

/** Whether there is such an enquiry, of this person's branches. */
export const isOwn = async (
  db: Database,
  { branches }: Branches,
  reference: string,
): Promise<boolean> =>
  (await keepFitting(db, [reference], { branches: branches ?? undefined })).length > 0;

/** Throws `request/unknown` where there is none. */
export const expectOwn = async (
  db: Database,
  staff: Branches,
  reference: string,
): Promise<void> => {
  if (!(await isOwn(db, staff, reference))) throw new SiteError('request/unknown');
};
