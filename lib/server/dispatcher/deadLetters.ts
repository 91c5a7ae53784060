import { asNew, openDelivery, sealDelivery } from '@/lib/server/enquiries/delivery';
import { openError } from '@/lib/server/enquiries/deliveryError';
import { setStatus } from '@/lib/server/enquiries/status';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';

/**
 * A delivery that was given up: the other side refused it, or it could not be sent any more.
 * `last_error` is for people to read; the payload stays encrypted.
 */
export type DeadLetter = Pick<
  Delivery,
  'id' | 'kind' | 'subject_id' | 'sealed_payload' | 'attempts' | 'last_error' | 'created_at'
>;

type Kind = Delivery['kind'];

/** How many dead letters there are of each kind; only kinds that have some. */
export const countDeadLetters = (db: Database): Promise<{ kind: Kind; count: number }[]> =>
  deadLetters(db)
    .select(({ fn }) => ['dead.kind', fn.countAll<number>().as('count')])
    .groupBy('dead.kind')
    .execute();

/** The dead letters of one kind, or of all, oldest first. */
export const listDeadLetters = async (db: Database, kind: Kind | null): Promise<DeadLetter[]> => {
  const letters = await deadLetters(db)
    .select(COLUMNS)
    .$if(kind !== null, (query) => query.where('dead.kind', '=', kind ?? 'enquiry'))
    .orderBy('dead.created_at')
    .orderBy('dead.id')
    .execute();
  return letters.map(withReason);
};

/** The dead letter of an enquiry (its reference) or of a lead (its id); null where there is none. */
export const findDeadLetter = async (
  db: Database,
  kind: Kind,
  subjectId: string,
): Promise<DeadLetter | null> => {
  const letter = await deadLetters(db)
    .select(COLUMNS)
    .where('dead.kind', '=', kind)
    .where('dead.subject_id', '=', subjectId)
    .executeTakeFirst();
  return letter ? withReason(letter) : null;
};

/**
 * `queued`: the site sends it now. `no-login`: the login that came with it has run out or cannot be
 * read, so that a person has to call. `gone`: it is no dead letter any more.
 */
export type Retried = 'queued' | 'no-login' | 'gone';

/** Takes a delivery out of the dead letters, so that the dispatcher sends it as its subject is now. */
export const retryDeadLetter = async (
  store: Store,
  letter: DeadLetter,
  at: number,
): Promise<Retried> => {
  const sealed_payload = await encryptAgain(letter);
  if (sealed_payload === null) return 'no-login';
  return store.db.transaction().execute(async (step) => {
    // The enquiry's row before that of its delivery, as everywhere: see record.ts.
    const isQueued =
      letter.kind !== 'enquiry' ||
      (await setStatus(step, { id: letter.subject_id, to: 'queued', at }));
    if (!isQueued) return 'gone';
    const row = await step
      .updateTable('deliveries')
      .set({ ...asNew(at), sealed_payload, next_attempt_at: at })
      .where('id', '=', letter.id)
      .where('status', '=', 'follow-up')
      .returning('id')
      .executeTakeFirst();
    return row === undefined ? 'gone' : 'queued';
  });
};

const COLUMNS = [
  'dead.id',
  'dead.kind',
  'dead.subject_id',
  'dead.sealed_payload',
  'dead.attempts',
  'dead.last_error',
  'dead.created_at',
] as const;

const withReason = <T extends Pick<Delivery, 'subject_id' | 'last_error'>>(letter: T): T => ({
  ...letter,
  last_error: openError(letter.subject_id, letter.last_error),
});

// With the key of today. A lead needs no token.
const encryptAgain = async (letter: DeadLetter): Promise<string | null> => {
  if (letter.kind !== 'enquiry') return letter.sealed_payload;
  const opened = await openDelivery(letter);
  return opened && sealDelivery(letter.subject_id, opened.accessToken);
};

// Not of what is gone, nor of an enquiry that a person has marked. Of two deliveries of one enquiry the
// newer one counts.
const deadLetters = (db: Database) =>
  db
    .selectFrom('deliveries as dead')
    .where('dead.status', '=', 'follow-up')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('whatsapp_leads')
            .select('whatsapp_leads.id')
            .whereRef('whatsapp_leads.id', '=', 'dead.subject_id'),
        ),
        exists(
          selectFrom('enquiries')
            .select('enquiries.id')
            .whereRef('enquiries.id', '=', 'dead.subject_id')
            .where('enquiries.status', '=', 'follow-up'),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries as newer')
            .select('newer.id')
            .whereRef('newer.kind', '=', 'dead.kind')
            .whereRef('newer.subject_id', '=', 'dead.subject_id')
            .where(({ eb, or, and, ref }) =>
              or([
                eb('newer.created_at', '>', ref('dead.created_at')),
                and([
                  eb('newer.created_at', '=', ref('dead.created_at')),
                  eb('newer.id', '>', ref('dead.id')),
                ]),
              ]),
            ),
        ),
      ),
    );
