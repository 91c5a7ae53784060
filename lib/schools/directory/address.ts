import { type BranchRecord, CITIES, getLocation } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';

/** The postal address of a branch: one for its page, its disclosure and search engines. */
export type PostalAddress = {
  street: string | null;
  /** Its locality and its town, `Majiwada, Thane West, Thane`. */
  place: string;
  state: string;
  pin: string | null;
  /** All of it, as on an envelope. */
  line: string;
};

/** The address of a branch, without the street and the PIN code where no record has them. */
export const addressOf = (branch: BranchRecord): PostalAddress => {
  const { displayName, state } = CITIES[branch.city];
  const { localArea, town = displayName } = getLocation(branch.id);
  const { street = null, pin = null } = getDetails(branch.id).address ?? {};
  const place = [...new Set([...localArea.split(', '), ...town.split(', ')])].join(', ');
  const parts = [street, place, town.endsWith(state) ? null : state].filter(
    (part) => part !== null,
  );
  return { street, place, state, pin, line: [parts.join(', '), pin].filter(Boolean).join(' ') };
};
