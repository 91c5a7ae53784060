import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import type { Colleague } from '@/lib/desk/caseContract';
import { coversBranch } from '@/lib/desk/roles';
import type { Database } from '@/lib/server/store/schema';
import { listStaff, type StaffMember } from './staff';

/** How colleagues read somebody at the desk: the name, else how `npm run staff -- list` shows the person. */
const nameOf = ({ id, name }: Pick<StaffMember, 'id' | 'name'>): string => name ?? id.slice(0, 8);

/** The names of everybody at the desk by their ids, as `reader` reads them. */
export type StaffNames = (id: string) => string;

/** Reads what everybody at the desk is called. Whoever has left is told by the beginning of the id. */
export const namesFor = (
  people: readonly StaffMember[],
  reader: Pick<StaffMember, 'id'>,
): StaffNames => {
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return (id) => (id === reader.id ? DESK_ENQUIRY_COPY.you : (names.get(id) ?? id.slice(0, 8)));
};

/** `namesFor` of everybody who is at the desk now. */
export const listNames = async (
  db: Database,
  reader: Pick<StaffMember, 'id'>,
): Promise<StaffNames> => namesFor(await listStaff(db), reader);

/** Who may answer enquiries of a branch: whoever asks first, then the others by name. */
export const colleaguesOf = (
  people: readonly StaffMember[],
  branch: number,
  reader: Pick<StaffMember, 'id'>,
): Colleague[] => {
  const covering = people.filter((person) => coversBranch(person, branch));
  const others = covering
    .filter(({ id }) => id !== reader.id)
    .map((person) => ({ id: person.id, name: nameOf(person) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-IN'));
  const isReader = covering.some(({ id }) => id === reader.id);
  return isReader ? [{ id: reader.id, name: DESK_ENQUIRY_COPY.you }, ...others] : others;
};
