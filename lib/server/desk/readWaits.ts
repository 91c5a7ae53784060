import { FIRST_ANSWER_MINUTES } from '@/data/desk/answers';
import { type AnswerFigure, answerFigure, type Wait } from '@/lib/desk/answerFigure';
import { type Week, weekOf } from '@/lib/desk/week';
import type { Database } from '@/lib/server/store/schema';
import { ENQUIRY_STATUSES } from '@/lib/server/store/schema';
import { startOfDay } from '@/lib/site/startOfDay';
import { joined } from './inbox';
import { fits, type InboxFilter } from './inboxFilter';
import { officeOf } from './offices';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const LIMIT_MS = FIRST_ANSWER_MINUTES * 60_000;

/** How long the parent of an enquiry waited for the first answer, in time of its branch’s office. */
export type EnquiryWait = Wait & { branch: number; week: Week };

type Asked = {
  /** Numbers of branches; null: all. */
  branches: readonly number[] | null;
  /** The earliest week. */
  from: Week;
  /** Ms since 1970. */
  now: number;
};

/** Withdrawn ones are left out: nobody may call their parents. */
const COUNTED = ENQUIRY_STATUSES.filter((status) => status !== 'withdrawn');

/**
 * The waits of all enquiries since the beginning of a week. One that was marked as called by a command
 * and not at the desk is left out: nobody wrote down when that was. One that was closed without an
 * answer was not answered; a duplicate counts with the enquiry that goes on in its place.
 */
export const readWaits = async (
  db: Database,
  { branches, from, now }: Asked,
): Promise<EnquiryWait[]> => {
  const waits: EnquiryWait[] = [];
  // Week by week, so that the event loop goes on between them.
  for (let week = startOfDay(from) ?? now; week <= now; week += WEEK_MS) {
    const sent = { branches: branches ?? undefined, from: week, before: week + WEEK_MS };
    waits.push(...(await readWeek(db, sent, now)));
  }
  return waits;
};

const readWeek = async (db: Database, sent: InboxFilter, now: number): Promise<EnquiryWait[]> => {
  const rows = await joined(db)
    .select([
      'enquiries.branch_id as branch',
      'enquiries.created_at as createdAt',
      'enquiries.status as status',
      'desk_cases.answered_at as answeredAt',
    ])
    .where(fits(sent))
    .where('enquiries.status', 'in', COUNTED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('desk_merges')
            .select('desk_merges.enquiry_id')
            .whereRef('desk_merges.enquiry_id', '=', 'enquiries.id'),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ branch, createdAt, status, answeredAt }) => {
    if (answeredAt === null && status === 'in-touch') return [];
    const { clock } = officeOf(branch);
    const isAnswered = answeredAt !== null;
    // Of one that waits still it is enough to know that it is late.
    const ms = isAnswered
      ? clock.between(createdAt, answeredAt)
      : clock.between(createdAt, now, LIMIT_MS);
    return { branch, week: weekOf(createdAt), ms, isAnswered };
  });
};

/** The figure of some of them. */
export const figureOf = (waits: readonly EnquiryWait[]): AnswerFigure =>
  answerFigure(waits, LIMIT_MS);
