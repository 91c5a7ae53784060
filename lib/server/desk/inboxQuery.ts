import type { DeskStage } from '@/data/desk/stages';
import { BRANCH_LIST, CITY_SLUGS } from '@/data/places/places';
import type { InboxQuery } from '@/lib/desk/contract';
import { SiteError } from '@/lib/site/siteError';
import { startOfDay } from '@/lib/site/startOfDay';
import { staffName } from './auditName';
import type { Cursor } from './inbox';
import type { InboxFilter } from './inboxFilter';
import type { StaffMember } from './staff';

/** What the inbox is asked for. `text`: what is searched for; without it, the page of a stage. */
export type InboxRequest = {
  stage: DeskStage;
  text: string;
  /** The planned calls, in place of a stage. */
  isCalls: boolean;
  filter: InboxFilter;
  after: Cursor | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reads what somebody at the desk has chosen. No filter reaches beyond the branches of this person.
 * Throws `request/invalid` with the field that is wrong.
 */
export const readInboxQuery = (
  { stage, q, city, branch, grade, from, to, after, source, assigned, calls }: InboxQuery,
  { id, branches }: Pick<StaffMember, 'id' | 'branches'>,
): InboxRequest => {
  const last = readDay(to, 'to');
  return {
    stage,
    text: q.trim(),
    isCalls: calls === 'due',
    filter: {
      branches: readBranches({ city, branch }, branches),
      grade: readNumber(grade, 'grade'),
      from: readDay(from, 'from'),
      before: last === undefined ? undefined : last + DAY_MS,
      source: readSource(source),
      assigned: { '': undefined, me: id, nobody: null }[assigned],
    },
    after: readCursor(after),
  };
};

const readBranches = (
  { city, branch }: { city: string; branch: string },
  own: readonly number[] | null,
): readonly number[] | undefined => {
  const id = readNumber(branch, 'branch');
  if (city !== '' && !CITY_SLUGS.some((slug) => slug === city)) {
    throw new SiteError('request/invalid', { field: 'city' });
  }
  if (city === '' && id === undefined) return own ?? undefined;
  const wanted = BRANCH_LIST.filter(
    (one) => (city === '' || one.city === city) && (id === undefined || one.id === id),
  ).map((one) => one.id);
  return own === null ? wanted : wanted.filter((one) => own.includes(one));
};

// As `sourceOf` writes one: the audit names it.
const SOURCE = /^(?!.*\d{10})[a-z0-9._-]{1,40}$/;

const readSource = (text: string): string | undefined => {
  if (text !== '' && !SOURCE.test(text))
    throw new SiteError('request/invalid', { field: 'source' });
  return text || undefined;
};

const readNumber = (text: string, field: string): number | undefined => {
  if (text === '') return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new SiteError('request/invalid', { field });
  return Number(text);
};

const readDay = (text: string, field: string): number | undefined => {
  if (text === '') return undefined;
  const start = startOfDay(text);
  if (start === null) throw new SiteError('request/invalid', { field });
  return start;
};

const readCursor = (text: string): Cursor | null => {
  if (text === '') return null;
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text) ?? [];
  if (at === undefined || id === undefined)
    throw new SiteError('request/invalid', { field: 'after' });
  return { at: Number(at), id };
};

/** `after` for a cursor. */
export const writeCursor = ({ at, id }: Cursor): string => `${at}.${id}`;

/** How a request narrows the inbox, for the audit: what was searched for is not in it. */
export const auditedFilter = ({ stage, text, isCalls, filter }: InboxRequest) => {
  const { assigned, ...rest } = filter;
  return {
    ...rest,
    assigned: assigned === null ? 'nobody' : assigned && staffName({ id: assigned }),
    ...(text === '' && (isCalls ? { calls: 'due' } : { stage })),
  };
};
