import { errorCode } from '@/lib/server/log/errorCode';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { reminderTime } from '@/lib/visits/reminder';
import { type Slot, slotAt } from '@/lib/visits/slot';
import { slotsOf, visitsOf } from '@/lib/visits/slots';
import { type Booked, findVisit, type VisitRow } from './findVisit';

export type Booking = {
  /** The reference of the enquiry. */
  enquiryId: string;
  branch: number;
  slot: Slot;
  /**
   * Sent with the enquiry itself: it books where there is no visit yet, and changes none. The same
   * request can come again later, when the parent has changed or cancelled it.
   */
  isFirst?: boolean;
};

// Each try that fails is a place that somebody else has taken in that moment.
const MOST_TRIES = 100;

/**
 * Books the visit of an enquiry, or changes it. The database refuses a second family on one seat
 * (see the migration), so that two who come at once never share it: the later one looks again.
 */
export const bookVisit = async (store: Store, booking: Booking, at: number): Promise<Booked> => {
  const isOffered = slotsOf(booking.branch, at).includes(booking.slot);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const booked = await store.db
      .transaction()
      .execute((step) => tryBooking(step, store.dialect, { ...booking, isOffered }, at))
      .catch(retryWhenTaken);
    if (booked) return booked;
  }
  throw new Error('The seats of a visit were taken by others again and again.');
};

// A unique seat that somebody else has just got, in both databases; 40P01: two who wait for each other.
const TAKEN = ['23505', '40P01', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

const retryWhenTaken = (error: unknown): null => {
  if (TAKEN.includes(errorCode(error) ?? '')) return null;
  throw error;
};

/** Null: somebody else was faster; the next try sees it. */
const tryBooking = async (
  db: Database,
  dialect: Store['dialect'],
  booking: Booking & { isOffered: boolean },
  at: number,
): Promise<Booked | null> => {
  if (!(await holdEnquiry(db, dialect, booking.enquiryId))) return { is: 'gone' };
  const known = await findVisit(db, booking.enquiryId);
  if (known && (booking.isFirst || isSame(known, booking))) return { is: 'booked', visit: known };
  // It has begun: what was is not written over.
  if (known?.status === 'booked' && known.slot <= slotAt(at)) return { is: 'refused' };
  const seat = booking.isOffered ? await findSeat(db, booking) : null;
  if (seat === null) return { is: 'refused' };
  const visit = known
    ? await change(db, known, { ...booking, seat }, at)
    : await insert(db, { ...booking, seat }, at);
  return visit ? { is: 'booked', visit } : null;
};

// Until the end of the transaction nobody withdraws or erases it.
const holdEnquiry = async (
  db: Database,
  dialect: Store['dialect'],
  id: string,
): Promise<boolean> => {
  const query = db.selectFrom('enquiries').select('status').where('id', '=', id);
  const row = await (dialect === 'postgres' ? query.forShare() : query).executeTakeFirst();
  return row !== undefined && row.status !== 'withdrawn';
};

const isSame = (visit: VisitRow, { branch, slot }: Booking): boolean =>
  visit.status === 'booked' && visit.branch_id === branch && visit.slot === slot;

/** The lowest seat that nobody has; null: the slot is full. */
const findSeat = async (db: Database, { branch, slot }: Booking): Promise<number | null> => {
  const rows = await db
    .selectFrom('visits')
    .select('seat')
    .where('branch_id', '=', branch)
    .where('slot', '=', slot)
    .where('seat', 'is not', null)
    .execute();
  const taken = new Set(rows.map(({ seat }) => seat));
  const capacity = visitsOf(branch)?.capacity ?? 0;
  const seats = Array.from({ length: capacity }, (_, index) => index + 1);
  return taken.size >= capacity ? null : (seats.find((seat) => !taken.has(seat)) ?? null);
};

type Seated = Booking & { seat: number };

const toColumns = ({ branch, slot, seat }: Seated, at: number) =>
  ({
    branch_id: branch,
    slot,
    seat,
    status: 'booked',
    changed_at: at,
    remind_at: reminderTime(slot, at),
    reminded_at: null,
    reminder_tries: 0,
  }) as const;

const insert = (db: Database, booking: Seated, at: number): Promise<VisitRow | undefined> =>
  db
    .insertInto('visits')
    .values({ ...toColumns(booking, at), enquiry_id: booking.enquiryId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

const change = (
  db: Database,
  { enquiry_id, sequence }: VisitRow,
  booking: Seated,
  at: number,
): Promise<VisitRow | undefined> =>
  db
    .updateTable('visits')
    .set({ ...toColumns(booking, at), sequence: sequence + 1 })
    .where('enquiry_id', '=', enquiry_id)
    .where('sequence', '=', sequence)
    .returningAll()
    .executeTakeFirst();
