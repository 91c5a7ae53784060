import { OFFICE_WEEKDAYS, USUAL_OFFICE } from '@/data/desk/answers';
import { admissionsMailbox } from '@/data/desk/mailboxes';
import { CITIES } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { createOfficeClock, type OfficeClock } from '@/lib/desk/officeClock';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { weekdayOf } from '@/lib/visits/slot';
import { isOpenOn } from '@/lib/visits/slots';

/** The office of a branch: its name, its mailbox, and a clock that runs while it is open. */
export type Office = { name: string; mailbox: string; clock: OfficeClock };

const known = new Map<number, Office>();

/** The office of a branch, by its number; of one that is gone, usual hours and the school's mailbox. */
export const officeOf = (branchId: number): Office => {
  const office = known.get(branchId) ?? buildOffice(branchId);
  known.set(branchId, office);
  return office;
};

const buildOffice = (branchId: number): Office => {
  const branch = getBranch(branchId);
  const { days, hours } = getDetails(branchId).office ?? USUAL_OFFICE;
  const state = branch && CITIES[branch.city].state;
  const weekdays = OFFICE_WEEKDAYS[days] ?? OFFICE_WEEKDAYS[USUAL_OFFICE.days] ?? [];
  const [opens, closes] = hours;
  return {
    name: branch ? branchTitle(branch) : `Branch ${branchId}`,
    mailbox: admissionsMailbox(branch),
    clock: createOfficeClock({
      opens,
      closes,
      isOpenOn: (day) => weekdays.includes(weekdayOf(day)) && isOpenOn(day, state),
    }),
  };
};
