import type { PersonCounts } from '@/lib/desk/personContract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { StaffMember } from '@/lib/server/desk/staff';
import { countNumber } from '@/lib/server/privacy/countNumber';
import { hashRequest } from '@/lib/server/privacy/parentNumber';
import { forPerson } from './forPerson';

/** What an erasure would reach, in rows by table; it stands in the audit. */
export const countPerson = (staff: StaffMember, reference: string): Promise<PersonCounts> =>
  forPerson({ staff, reference, right: 'canErase' }, async (place, number) => {
    const counts = await countNumber(place, number);
    await appendAudit(place.store.db, {
      action: 'privacy erase --dry-run',
      filter: { number: hashRequest(number.mobile).number_hash },
      rows: 0,
      who: place.who,
    });
    return counts;
  });
