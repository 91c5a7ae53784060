/** What somebody at the desk works on. */
export const STAFF_ROLES = ['admissions', 'marketing', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A part of the desk. `enquiries` is the only one that shows who a parent is. */
export const DESK_PARTS = ['enquiries', 'campaigns', 'results', 'audit'] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

const PARTS_OF: Readonly<Record<StaffRole, readonly DeskPart[]>> = {
  admissions: ['enquiries'],
  marketing: ['campaigns', 'results'],
  admin: DESK_PARTS,
};

/** Somebody at the desk. `branches` are numbers of branches; null: of every branch. */
export type Staff = { role: StaffRole; branches: readonly number[] | null };

export const isStaffRole = (text: string): text is StaffRole =>
  STAFF_ROLES.some((role) => role === text);

/** Whether a part of the desk is there for a role. */
export const hasPart = (role: StaffRole, part: DeskPart): boolean => PARTS_OF[role].includes(part);

/** Whether somebody may see the enquiries of a branch, by its number. */
export const coversBranch = ({ role, branches }: Staff, branch: number): boolean =>
  hasPart(role, 'enquiries') && (branches === null || branches.includes(branch));
