import { BRANCH_LIST, CITY_SLUGS, isCitySlug } from '@/data/places/places';
import { todayInIndia } from '@/lib/enquiry/today';
import type { EnquiryFilter } from '@/lib/server/enquiries/listEnquiries';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@/lib/server/store/schema';
import type { VisitFilter } from '@/lib/server/visits/listVisits';
import { startOfDay } from '@/lib/site/startOfDay';
import { UsageError } from './usage';

const DAY_MS = 24 * 60 * 60 * 1000;

type FilterOptions = {
  from?: string;
  to?: string;
  city?: string;
  branch?: string;
  status?: string;
};

/** Reads the options that narrow the list. Throws a UsageError that names the wrong one. */
export const parseFilter = ({ from, to, city, branch, status }: FilterOptions): EnquiryFilter => {
  const start = from === undefined ? undefined : startOf(from, '--from');
  const end = to === undefined ? undefined : startOf(to, '--to') + DAY_MS;
  if (start !== undefined && end !== undefined && start >= end) {
    throw new UsageError(`--from ${from} is later than --to ${to}.`);
  }
  return {
    from: start,
    before: end,
    branches: parseBranches(city, branch),
    status: status === undefined ? undefined : parseStatus(status),
  };
};

/**
 * The same for the visits of a branch: from today on where no day is given, since the list is for whoever
 * receives the families.
 */
export const parseVisitFilter = (
  { from, to, branch }: Pick<FilterOptions, 'from' | 'to' | 'branch'>,
  at: number,
): VisitFilter => {
  if (branch === undefined) throw new UsageError('visits needs --branch, the number of a branch.');
  const [id] = parseBranches(undefined, branch) ?? [];
  parseFilter({ from, to });
  return {
    branch: Number(id),
    from: from ?? (to === undefined ? todayInIndia(at) : undefined),
    to,
  };
};

const startOf = (day: string, option: string): number => {
  const start = startOfDay(day);
  if (start === null) throw new UsageError(`${option} is a day such as 2025-04-30, not "${day}".`);
  return start;
};

const parseBranches = (city?: string, branch?: string): number[] | undefined => {
  if (city === undefined && branch === undefined) return undefined;
  if (city !== undefined && !isCitySlug(city)) {
    throw new UsageError(`--city is one of ${CITY_SLUGS.join(', ')}, not "${city}".`);
  }
  if (branch !== undefined && !BRANCH_LIST.some(({ id }) => String(id) === branch)) {
    throw new UsageError(`--branch is the number of a branch, not "${branch}".`);
  }
  const ids = BRANCH_LIST.filter(
    (one) =>
      (city === undefined || one.city === city) &&
      (branch === undefined || String(one.id) === branch),
  ).map(({ id }) => id);
  if (ids.length === 0) throw new UsageError(`Branch ${branch} is not in ${city}.`);
  return ids;
};

const parseStatus = (value: string): EnquiryStatus => {
  const status = ENQUIRY_STATUSES.find((one) => one === value);
  if (status === undefined) {
    throw new UsageError(`--status is one of ${ENQUIRY_STATUSES.join(', ')}, not "${value}".`);
  }
  return status;
};
