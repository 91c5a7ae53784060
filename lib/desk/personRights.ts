import { coversBranch, type Staff } from './roles';

/** What somebody at the desk may do for a parent who asks. */
export type PersonRights = {
  /** Hand out what is stored, and stop all sending. */
  canAnswer: boolean;
  canErase: boolean;
};

type Asked = {
  /** Numbers of the branches that enquiries of the number went to. */
  branches: readonly number[];
  /** Whether its owner has confirmed it in this enquiry: anybody can type in a number. */
  isConfirmed: boolean;
};

/**
 * The rights of somebody over everything under one number. All of it is one answer: who answers for a
 * part of it only, or for a number that nobody has confirmed, has to ask an admin.
 */
export const personRights = (staff: Staff, { branches, isConfirmed }: Asked): PersonRights => {
  const canAnswer =
    (isConfirmed || staff.role === 'admin') &&
    branches.every((branch) => coversBranch(staff, branch));
  return { canAnswer, canErase: canAnswer && staff.role === 'admin' };
};
