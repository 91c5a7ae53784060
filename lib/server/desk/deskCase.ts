import type { Selectable, Updateable } from 'kysely';
import { DESK_FAMILY_COPY } from '@/data/copy/desk/family';
import { type ColumnPlace, openColumn, UNREADABLE } from '@/lib/server/keys/columns';
import type { Database, EnquiryStatus, Schema } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { findKept } from './family/merges';

type Row = Selectable<Schema['desk_cases']>;

/** How far the desk has come with an enquiry. Without a row nobody has begun: revision 0. */
export type DeskCase = Pick<Row, 'state' | 'previous_state' | 'previous_status' | 'answered_at'> & {
  status: EnquiryStatus;
  branch: number;
  assigned_to: string | null;
  changed_at: number | null;
  revision: number;
};

/**
 * How an enquiry stands at the desk, for whoever changes it. Throws `request/changed` where somebody
 * else was faster, its parent has withdrawn or it is a duplicate, and `request/unknown` where there is none.
 */
export const expectCase = async (
  db: Database,
  { reference, revision }: { reference: string; revision: number },
): Promise<DeskCase> => {
  const row = await db
    .selectFrom('enquiries')
    .leftJoin('desk_cases', 'desk_cases.enquiry_id', 'enquiries.id')
    .select([
      'enquiries.status as status',
      'enquiries.branch_id as branch',
      'state',
      'previous_state',
      'previous_status',
      'answered_at',
      'assigned_to',
      'changed_at',
      'desk_cases.revision as revision',
    ])
    .where('enquiries.id', '=', reference)
    .executeTakeFirst();
  if (row === undefined) throw new SiteError('request/unknown');
  const now = { ...row, revision: row.revision ?? 0 };
  if (now.revision !== revision || now.status === 'withdrawn') {
    throw new SiteError('request/changed');
  }
  if ((await findKept(db, reference)) !== null) {
    throw new SiteError('request/changed', { message: DESK_FAMILY_COPY.isDuplicate });
  }
  return now;
};

type Change = {
  reference: string;
  /** As it was read. */
  revision: number;
  set: Omit<Updateable<Schema['desk_cases']>, 'enquiry_id' | 'revision'>;
  /** Ms since 1970. */
  at: number;
};

/** Writes what changes of a case, as its next revision. Throws `request/changed` where somebody was faster. */
export const writeCase = async (
  db: Database,
  { reference, revision, set, at }: Change,
): Promise<void> => {
  const next = { ...set, revision: revision + 1 };
  const written = await db
    .insertInto('desk_cases')
    .values({ enquiry_id: reference, changed_at: at, ...next })
    .onConflict((conflict) =>
      conflict
        .column('enquiry_id')
        .doUpdateSet(next)
        // Of two at once, the second one finds another revision than it has read.
        .where('desk_cases.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst();
  if (written === undefined) throw new SiteError('request/changed');
};

export const reasonPlace = (reference: string): ColumnPlace => ({
  table: 'desk_cases',
  column: 'next_call_reason',
  row: reference,
});

/** What the next call is for, for people; an empty text where nobody has said so. */
export const openReason = ({
  enquiry_id,
  next_call_reason,
}: Pick<Row, 'enquiry_id' | 'next_call_reason'>): string =>
  next_call_reason === null
    ? ''
    : (openColumn(next_call_reason, reasonPlace(enquiry_id)) ?? UNREADABLE);
