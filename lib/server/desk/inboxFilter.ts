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
};

/** `enquiries` with `desk_cases` joined from the left. */
type Joined = ExpressionBuilder<Schema, 'enquiries' | 'desk_cases'>;

/** A condition: what a filter wants. */
export const fits =
  ({ branches, grade, from, before }: InboxFilter) =>
  (eb: Joined): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = [];
    // Of no branch nothing is shown.
    if (branches) all.push(eb('enquiries.branch_id', 'in', branches.length ? [...branches] : [-1]));
    if (grade !== undefined) all.push(eb('enquiries.grade_id', '=', grade));
    if (from !== undefined) all.push(eb('enquiries.created_at', '>=', from));
    if (before !== undefined) all.push(eb('enquiries.created_at', '<', before));
    return eb.and(all);
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
