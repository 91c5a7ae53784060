import { GRADES } from '@/data/grades';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import type { InboxLists } from '@/lib/desk/lists';
import { branchTitle } from '@/lib/schools/directory/branches';
import type { StaffMember } from './staff';

/** The cities, branches and classes of the enquiries that somebody at the desk answers. */
export const inboxLists = ({ branches }: Pick<StaffMember, 'branches'>): InboxLists => {
  const own = BRANCH_LIST.filter(({ id }) => branches === null || branches.includes(id));
  return {
    cities: CITY_LIST.filter(({ slug }) => own.some(({ city }) => city === slug)).map(
      ({ slug, displayName }) => ({ value: slug, label: displayName }),
    ),
    branches: own.map((branch) => ({
      value: String(branch.id),
      label: branchTitle(branch),
      city: branch.city,
    })),
    grades: GRADES.map(({ id, name }) => ({ value: String(id), label: name })),
  };
};
