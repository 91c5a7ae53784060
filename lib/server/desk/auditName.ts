import type { StaffMember } from './staff';

/** How the audit names somebody at the desk: by the beginning of the id, as `npm run staff -- list` does. */
export const staffName = ({ id }: Pick<StaffMember, 'id'>): string => `desk ${id.slice(0, 8)}`;
