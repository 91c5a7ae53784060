import { SCHOOL } from '@/data/school';

const [, DOMAIN] = SCHOOL.email.split('@');

/** Branches whose admissions team reads its e-mails elsewhere, by their number. */
const ELSEWHERE: Readonly<Record<number, string>> = {};

type Branch = { id: number; slug: string };

/**
 * Where the admissions team of a branch reads its e-mails: `admissions.nevta@…`. Null: the branch is
 * not in the directory any more, so that the school's own team hears of its enquiries.
 */
export const admissionsMailbox = (branch: Branch | null): string =>
  branch === null ? SCHOOL.email : (ELSEWHERE[branch.id] ?? `admissions.${branch.slug}@${DOMAIN}`);
