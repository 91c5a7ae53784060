import type { Staff } from '@/lib/desk/roles';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { hashMobile } from '@/lib/server/crypto';
import { staffName } from '@/lib/server/desk/auditName';
import { forgetSecondFactor } from '@/lib/server/desk/secondFactor';
import {
  findStaff,
  listStaff,
  removeStaff,
  type StaffMember,
  saveStaff,
} from '@/lib/server/desk/staff';
import { UNREADABLE } from '@/lib/server/keys/columns';
import type { Database } from '@/lib/server/store/schema';
import { countOf } from '@/scripts/commands/countOf';
import type { StaffCommand } from './command';
import { USAGE } from './usage';

/** What cannot be done, such as for a number that is not at the desk: one line. Exit code 1. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}

/** Does what was asked for, and answers what is printed. Throws a StaffError where that cannot be done. */
export const runStaff = async (
  command: StaffCommand,
  getDatabase: () => Promise<Database>,
): Promise<string> => {
  if (command.name === 'help') return `${USAGE}\n`;
  const db = await getDatabase();
  switch (command.name) {
    case 'list':
      return list(db);
    case 'add':
      return add(db, command.mobile, command.staff);
    case 'remove':
      return change(db, 'remove', command.mobile, async (step) => {
        await removeStaff(step, command.mobile);
        return 'May not use the desk any more. Sessions have ended.';
      });
    case 'reset':
      return change(db, 'reset', command.mobile, async (step, { id }) => {
        await forgetSecondFactor(step, id);
        return 'The next login sets up a new second factor. Sessions have ended.';
      });
  }
};

const list = async (db: Database): Promise<string> => {
  const people = await listStaff(db);
  await appendAudit(db, { action: 'staff list', filter: {}, rows: people.length });
  const lines = people.map((person) =>
    [
      staffName(person),
      person.name ?? 'no name',
      person.mobile ?? UNREADABLE,
      person.role,
      describeBranches(person),
      person.hasSecondFactor ? 'second factor set up' : 'never logged in whole',
    ].join('  '),
  );
  return [...lines, `${countOf(people.length, 'person', 'people')} at the desk`, ''].join('\n');
};

const add = async (
  db: Database,
  mobile: string,
  staff: Staff & { name?: string },
): Promise<string> =>
  db.transaction().execute(async (step) => {
    const what = await saveStaff(step, mobile, staff, Date.now());
    const { role, branches } = staff;
    const filter = { number: hashMobile(mobile), role, branches: branches ?? undefined };
    await appendAudit(step, { action: 'staff add', filter, rows: 1 });
    const rights = `${role}, ${describeBranches(staff)}`;
    return what === 'added'
      ? `May use the desk now: ${rights}. The first login sets up the second factor.\n`
      : `May now: ${rights}.\n`;
  });

/** A change of somebody who is at the desk, together with its entry in the audit. */
const change = async (
  db: Database,
  action: 'remove' | 'reset',
  mobile: string,
  work: (step: Database, person: StaffMember) => Promise<string>,
): Promise<string> =>
  db.transaction().execute(async (step) => {
    const person = await findStaff(step, mobile);
    if (person === null) throw new StaffError('Nobody at the desk has this number.');
    const text = await work(step, person);
    await appendAudit(step, {
      action: `staff ${action}`,
      filter: { number: hashMobile(mobile) },
      rows: 1,
    });
    return `${text}\n`;
  });

const describeBranches = ({ role, branches }: Staff): string => {
  if (role === 'marketing') return 'no enquiries';
  if (branches === null) return 'every branch';
  const names = branches.map((id) => {
    const branch = getBranch(id);
    return branch ? branchTitle(branch) : `branch ${id}, which is gone`;
  });
  return names.join(', ') || 'no branch';
};
