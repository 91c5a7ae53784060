import { afterRequests, isErased } from '@/lib/server/privacy/consent';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { queueDelivery, raiseRevision } from './delivery';
import { nameRow, traceOf } from './idempotency';
import {
  ConsentWithdrawnError,
  type NewEnquiry,
  type SavedEnquiry,
  type VerifiedParent,
} from './newEnquiry';
import { hasMobile, openMobile, openPersonal, sealPersonal } from './personalColumns';
import {
  type EnquiryRow,
  findByName,
  findCorrectable,
  isChanged,
  toChange,
  toConsent,
  toRow,
} from './rows';
import { canBecome } from './status';
import { findLater, noteSubmission } from './submissions';

const MOST_TRIES = 5;

/**
 * Writes an enquiry to the store, once however often it is sent, and in the same transaction what
 * has to reach the school system. When this returns, it is on disk. A request that its parent has
 * corrected meanwhile is answered with what is stored, and changes nothing. Throws a
 * ConsentWithdrawnError where it only repeats what the parent has withdrawn or had erased.
 */
export const saveEnquiry = async (
  { db }: Store,
  input: NewEnquiry,
  at: number,
): Promise<SavedEnquiry> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const saved = await db.transaction().execute((step) => trySaving(step, input, at));
    if (saved) return saved;
  }
  throw new Error('An enquiry was changed by others again and again while it was being saved.');
};

/** Null: another request was faster, or the reference is taken; the next try sees it. */
const trySaving = async (
  db: Database,
  input: NewEnquiry,
  at: number,
): Promise<SavedEnquiry | null> => {
  const later = await findLater(db, input);
  if (later?.status === 'withdrawn') throw new ConsentWithdrawnError();
  if (later) return toSaved(later);
  const name = nameRow(input.idempotencyKey, input.enquiry);
  const known =
    (await findByName(db, name)) ??
    (input.parent && (await findCorrectable(db, name, input.parent)));
  if (!known) return insert(db, input, at);
  const { parent } = input;
  if (known.status === 'withdrawn') {
    if (!isConsent(known, input)) throw new ConsentWithdrawnError();
    // Who is not logged in cannot take up what the owner of the number has ended: it is a new one.
    if (parent === null) return trySaving(db, anew(input, known), at);
  }
  if (parent === null) return saveAnonymously(db, known, input, at);
  return isOfAnother(known, parent)
    ? trySaving(db, { ...input, idempotencyKey: ownKey(input, parent) }, at)
    : sendAgain(db, known, { ...input, parent }, at);
};

const insert = async (
  db: Database,
  input: NewEnquiry,
  at: number,
): Promise<SavedEnquiry | null> => {
  const row = await db
    .insertInto('enquiries')
    .values(toRow(input, at))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  // Read after the insert: whatever is asked for from here on waits until this row can be seen.
  if (!input.isPressed && (await isErased(db, traceOf(row.idempotency_key)))) {
    throw new ConsentWithdrawnError();
  }
  await countAfterRequests(db, row, at);
  return {
    ...toSaved(row),
    isNew: true,
    isNewlyVerified: row.mobile_verified === 1,
    deliveryId: await queue(db, row, input, at),
  };
};

const countAfterRequests = async (db: Database, row: EnquiryRow, at: number): Promise<void> => {
  const moment = await afterRequests(db, openMobile(row), at);
  if (moment === at) return;
  await db
    .updateTable('enquiries')
    .set({ created_at: moment, consent_at: moment })
    .where('id', '=', row.id)
    .execute();
};

/** A press of the button, or other words than before: neither is a request that came twice. */
const isConsent = (known: EnquiryRow, input: NewEnquiry): boolean =>
  input.isPressed === true || isChanged(known, input);

/** An anonymous parent who repeats an enquiry word for word may still put the typed number right. */
const saveAnonymously = async (
  db: Database,
  known: EnquiryRow,
  input: NewEnquiry,
  at: number,
): Promise<SavedEnquiry | null> => {
  if (!(await noteSubmission(db, known, input))) return null;
  const { mobile } = input.enquiry;
  const isOther = mobile !== undefined && !hasMobile(known, mobile);
  const isAgreed = isConsent(known, input);
  if (isOther || isAgreed) {
    await db
      .updateTable('enquiries')
      .set({
        updated_at: at,
        ...(isOther && sealPersonal(known.id, { mobile })),
        ...(isAgreed && toConsent(await afterRequests(db, mobile ?? openMobile(known), at))),
      })
      .where('id', '=', known.id)
      .where('mobile_verified', '=', 0)
      .execute();
  }
  return toSaved(known);
};

/** The owner sends it: for the first time since the number is verified, corrected, or once more. */
const sendAgain = async (
  db: Database,
  known: EnquiryRow,
  input: NewEnquiry & { parent: VerifiedParent },
  at: number,
): Promise<SavedEnquiry | null> => {
  if (!(await noteSubmission(db, known, input))) return null;
  if (!canBecome(known.status, 'queued') && known.status !== 'withdrawn') return toSaved(known);
  const consent = isConsent(known, input)
    ? toConsent(await afterRequests(db, input.parent.mobile, at))
    : {};
  const row = await db
    .updateTable('enquiries')
    .set({ ...toChange(input, input.parent, known, at), ...consent })
    .where('id', '=', known.id)
    .where('status', '=', known.status)
    .where('idempotency_key', '=', known.idempotency_key)
    .where('revision', '=', known.revision)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...toSaved(row),
    isNewlyVerified: known.mobile_verified === 0,
    deliveryId: await queue(db, row, input, at),
  };
};

/** Null where nothing can be sent: the number is not confirmed, or the login has no token. */
const queue = async (
  db: Database,
  { id, revision }: EnquiryRow,
  { parent }: NewEnquiry,
  at: number,
): Promise<string | null> => {
  if (parent === null) return null;
  const subject = { subjectId: id, revision };
  if (parent.accessToken !== null) {
    return queueDelivery(db, { ...subject, accessToken: parent.accessToken, at });
  }
  await raiseRevision(db, subject);
  return null;
};

const isOfAnother = (row: EnquiryRow, parent: VerifiedParent): boolean =>
  row.mobile_verified === 1 && !hasMobile(row, parent.mobile);

// Two parents at one browser: the second one's enquiry is an enquiry of its own.
const ownKey = ({ idempotencyKey }: NewEnquiry, { mobile }: VerifiedParent): string =>
  `${idempotencyKey} ${mobile}`;

const anew = (input: NewEnquiry, { id }: EnquiryRow): NewEnquiry => ({
  ...input,
  idempotencyKey: `${input.idempotencyKey} after ${id}`,
});

const toSaved = (row: EnquiryRow): SavedEnquiry => ({
  id: row.id,
  isNew: false,
  isVerified: row.mobile_verified === 1,
  isNewlyVerified: false,
  attribution:
    row.attribution_json && openPersonal('attribution_json', row.id, row.attribution_json),
  isDelivered: row.status === 'delivered' || row.status === 'in-touch',
  deliveryId: null,
});
