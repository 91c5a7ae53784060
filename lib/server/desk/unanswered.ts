import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { UNANSWERED_STAGES } from '@/lib/desk/stages';
import type { Schema } from '@/lib/server/store/schema';
import { statusOfStage } from './stageOf';

/** The statuses of enquiries whose parents may wait for our first word. */
export const UNANSWERED_STATUSES = UNANSWERED_STAGES.flatMap((stage) => statusOfStage(stage) ?? []);

/** A condition: that a parent still waits for our first word, as `isUnanswered` says of the stage. */
export const waitsForAnswer = (
  eb: ExpressionBuilder<Schema, 'enquiries' | 'desk_cases'>,
): Expression<SqlBool> =>
  eb.and([eb('enquiries.status', 'in', UNANSWERED_STATUSES), eb('desk_cases.state', 'is', null)]);
