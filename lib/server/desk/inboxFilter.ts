import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DeskStage } from '@/data/desk/stages';
import { isSetStage } from '@/lib/desk/stages';
import type { Schema } from '@/lib/server/store/schema';
import { statusOfStage } from './stageOf';

/** Whatever is absent does not narrow the list. Times are ms since 1970. */
export type InboxFilter = {
  /** Numbers of branches. */
  branches?: readonly number[];
  grade?: number;
  from?: number;
  before?: number;
  source?: string;
  /** Id of somebody at the desk; null: nobody in particular. */
  assigned?: string | null;
};

/** `enquiries` with `desk_cases` joined from the left. */
export type Joined = ExpressionBuilder<Schema, 'enquiries' | 'desk_cases'>;

/** A condition: what a filter wants. */
export const fits =
  ({ assigned, ...filter }: InboxFilter) =>
  (eb: Joined): Expression<SqlBool> => {
    const all = ownConditions(eb, filter);
    if (assigned === null) all.push(eb('desk_cases.assigned_to', 'is', null));
    else if (assigned !== undefined) all.push(eb('desk_cases.assigned_to', '=', assigned));
    return eb.and(all);
  };

/** The same for `enquiries` alone: of a filter that does not ask who answers them. */
export const fitsAlone =
  (filter: Omit<InboxFilter, 'assigned'>) =>
  (eb: ExpressionBuilder<Schema, 'enquiries'>): Expression<SqlBool> =>
    eb.and(ownConditions(eb, filter));

const ownConditions = (
  eb: ExpressionBuilder<Schema, 'enquiries'>,
  { branches, grade, from, before, source }: Omit<InboxFilter, 'assigned'>,
): Expression<SqlBool>[] => {
  const all: Expression<SqlBool>[] = [];
  // Of no branch nothing is shown.
  if (branches) all.push(eb('enquiries.branch_id', 'in', branches.length ? [...branches] : [-1]));
  if (grade !== undefined) all.push(eb('enquiries.grade_id', '=', grade));
  if (from !== undefined) all.push(eb('enquiries.created_at', '>=', from));
  if (before !== undefined) all.push(eb('enquiries.created_at', '<', before));
  if (source !== undefined) all.push(eb('enquiries.source', '=', source));
  return all;
};

/** A condition: that an enquiry stands there, as `stageOf` says. */
export const isInStage =
  (stage: DeskStage) =>
  (eb: Joined): Expression<SqlBool> => {
    const status = statusOfStage(stage);
    if (stage === 'withdrawn') return eb('enquiries.status', '=', 'withdrawn');
    const unset =
      status && eb.and([eb('enquiries.status', '=', status), eb('desk_cases.state', 'is', null)]);
    const set =
      isSetStage(stage) &&
      eb.and([eb('desk_cases.state', '=', stage), eb('enquiries.status', '!=', 'withdrawn')]);
    return eb.or([unset, set].flatMap((condition) => condition || []));
  };
