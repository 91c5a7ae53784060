import { parseArgs } from 'node:util';
import { hasPart, isStaffRole, STAFF_ROLES, type Staff } from '@/lib/desk/roles';
import { hasLetter, isReadable } from '@/lib/enquiry/rules';
import { getBranch } from '@/lib/schools/directory/branches';
import { parseNumber } from '@/lib/server/privacy/parentNumber';
import { reasonOf } from '@/scripts/enquiries/usage';
import { StaffUsageError } from './usage';

/** What was asked for. `mobile`: 10 digits. */
export type StaffCommand =
  | { name: 'help' | 'list' }
  | { name: 'add'; mobile: string; staff: Staff & { name?: string } }
  | { name: 'remove' | 'reset'; mobile: string };

const OPTIONS = {
  role: { type: 'string' },
  branches: { type: 'string' },
  name: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the words after `npm run staff --`. Throws a StaffUsageError of one line. */
export const parseStaff = (args: string[]): StaffCommand => {
  const { values, positionals } = readArgs(args);
  const [name, ...words] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  switch (name) {
    case 'add':
      return { name, mobile: readNumber(words), staff: readStaff(values) };
    case 'remove':
    case 'reset':
      refuseRights(name, values);
      return { name, mobile: readNumber(words) };
    case 'list':
      refuseRights(name, values);
      if (words[0] !== undefined) throw new StaffUsageError(`"${words[0]}" is one word too many.`);
      return { name };
    default:
      throw new StaffUsageError(`There is no command "${name}": use list, add, remove or reset.`);
  }
};

const readArgs = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StaffUsageError(`${reasonOf(error)}.`);
  }
};

type Rights = { role?: string; branches?: string; name?: string };

const refuseRights = (name: string, { role, branches, name: called }: Rights): void => {
  if (role !== undefined) throw new StaffUsageError(`--role does not go with ${name}.`);
  if (branches !== undefined) throw new StaffUsageError(`--branches does not go with ${name}.`);
  if (called !== undefined) throw new StaffUsageError(`--name does not go with ${name}.`);
};

// A number that is typed with spaces and without quotes comes as several words.
const readNumber = (words: string[]): string => {
  const mobile = parseNumber(words.join(' '));
  if (mobile !== null) return mobile;
  throw new StaffUsageError(
    words.length === 0
      ? 'Name the mobile number: ten digits that begin with 6, 7, 8 or 9.'
      : 'This is no mobile number: it has ten digits and begins with 6, 7, 8 or 9.',
  );
};

const readStaff = ({ role, branches, name }: Rights): Staff & { name?: string } => {
  if (role === undefined) {
    throw new StaffUsageError(`Name the role: --role ${STAFF_ROLES.join('|')}.`);
  }
  if (!isStaffRole(role)) {
    throw new StaffUsageError(`There is no role "${role}": it is ${STAFF_ROLES.join(', ')}.`);
  }
  const called = name === undefined ? {} : { name: readName(name) };
  if (branches === undefined) return { role, branches: null, ...called };
  if (role === 'admin' || !hasPart(role, 'enquiries')) {
    throw new StaffUsageError(`--branches goes with the role admissions, not with ${role}.`);
  }
  return { role, branches: readBranches(branches), ...called };
};

const LONGEST_NAME = 40;

const readName = (text: string): string => {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (hasLetter(name) && isReadable(name) && name.length <= LONGEST_NAME) return name;
  throw new StaffUsageError(
    `--name takes what colleagues call the person, at most ${LONGEST_NAME} characters: --name "Meena Iyer".`,
  );
};

const readBranches = (text: string): number[] => {
  const numbers = text.split(',').map((part) => part.trim());
  const wrong = numbers.find((part) => !/^\d{1,6}$/.test(part) || getBranch(Number(part)) === null);
  if (wrong !== undefined) {
    throw new StaffUsageError(`There is no branch with the number "${wrong}".`);
  }
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
};
