import { DESK_PERSON_COPY } from '@/data/copy/desk/person';
import type { PersonRights } from '@/lib/desk/personRights';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import { getEnv } from '@/lib/server/env/env';
import type { PrivacyPlace } from '@/lib/server/privacy/describeReceipt';
import type { ParentNumber } from '@/lib/server/privacy/parentNumber';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { readPerson } from './readPerson';

type Asked = { staff: StaffMember; reference: string; right: keyof PersonRights };

/**
 * Does something for the parent of an enquiry as the commands of `npm run privacy` do it, in the name
 * of somebody at the desk. Throws `request/unknown` where that person may not, with whom to ask.
 */
export const forPerson = async <T>(
  { staff, reference, right }: Asked,
  work: (place: PrivacyPlace, number: ParentNumber) => Promise<T>,
): Promise<T> => {
  const store = await getStore();
  const person = await readPerson(store.db, staff, reference);
  if (person === null) {
    throw new SiteError('request/unknown', { message: DESK_PERSON_COPY.noNumber });
  }
  if (!person.rights[right]) {
    const message = person.rights.canAnswer
      ? DESK_PERSON_COPY.eraseByAdmin
      : DESK_PERSON_COPY.otherBranches;
    throw new SiteError('request/unknown', { message });
  }
  const { dataDir, erpBaseUrl } = getEnv();
  const place = { store, dataDir, isEmbedded: erpBaseUrl === null, who: staffName(staff) };
  return work(place, person.number);
};
