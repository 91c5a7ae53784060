import type { Selectable } from 'kysely';
import { z } from 'zod';
import { parseJson } from '@/lib/server/privacy/parseJson';
import type { Database, Schema } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';

export type OutboxMail = Selectable<Schema['mail_outbox']>;

/** What is stored of an e-mail: its mailbox is looked up when it is sent. */
const storedMail = z.object({ subject: z.string(), text: z.string(), html: z.string() });
type StoredMail = z.infer<typeof storedMail>;

type NewMail = StoredMail & Pick<OutboxMail, 'id' | 'kind' | 'branch_id'>;

/** Has an e-mail sent. One whose id is there already is not written down again. Times are ms since 1970. */
export const addMail = async (db: Database, mail: NewMail, at: number): Promise<void> => {
  const { id, kind, branch_id, subject, text, html } = mail;
  await db
    .insertInto('mail_outbox')
    .values({
      id,
      kind,
      branch_id,
      content_json: JSON.stringify({ subject, text, html }),
      status: 'waiting',
      next_attempt_at: at,
      last_error: null,
      created_at: at,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** What an e-mail says; null where that cannot be read. */
export const contentOf = ({ content_json }: OutboxMail): StoredMail | null =>
  storedMail.safeParse(parseJson(content_json)).data ?? null;

/**
 * Takes the e-mail that is due and has waited longest, for as long as `lockMs`; null: none is. In one
 * statement, so that of two processes only one gets it.
 */
export const claimMail = async (
  { db, dialect }: Store,
  { at, lockMs }: { at: number; lockMs: number },
): Promise<OutboxMail | null> => {
  const claimed = await db
    .with('chosen', (query) => {
      const due = query
        .selectFrom('mail_outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_attempt_at', '<=', at)
        .where('locked_until', '<=', at)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1);
      return dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('mail_outbox')
    .set(({ eb }) => ({ locked_until: at + lockMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('chosen').select('id'))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
};

/** It is sent. Nobody needs what it said any more. */
export const recordSent = async (db: Database, { id }: OutboxMail, at: number): Promise<void> => {
  await db
    .updateTable('mail_outbox')
    .set({ status: 'sent', content_json: '', locked_until: 0, last_error: null, ended_at: at })
    .where('id', '=', id)
    .execute();
};

/** It is tried again at `at`. */
export const recordRetry = async (
  db: Database,
  mail: OutboxMail,
  { at, reason }: { at: number; reason: string },
): Promise<void> => {
  await ofThisClaim(db, mail)
    .set({ locked_until: 0, next_attempt_at: at, last_error: reason })
    .execute();
};

/** It is given up at `at`. */
export const recordDead = async (
  db: Database,
  mail: OutboxMail,
  { at, reason }: { at: number; reason: string },
): Promise<void> => {
  await ofThisClaim(db, mail)
    .set({ status: 'dead', content_json: '', locked_until: 0, last_error: reason, ended_at: at })
    .execute();
};

// It is not ours any more where sending it took longer than the claim.
const ofThisClaim = (db: Database, { id, locked_until }: OutboxMail) =>
  db
    .updateTable('mail_outbox')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('locked_until', '=', locked_until);

const DAY_MS = 24 * 60 * 60 * 1000;

/** `dead`: given up in the last 24 hours. `oldest`: of those that wait, in ms since 1970. */
export type MailFigures = { waiting: number; oldest: number | null; dead: number };

/** How the outbox stands at `now` (ms since 1970). */
export const readMailFigures = async (db: Database, now: number): Promise<MailFigures> => {
  const waiting = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const dead = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('status', '=', 'dead')
    .where('ended_at', '>', now - DAY_MS)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting.count), oldest: waiting.oldest, dead: Number(dead.count) };
};

/** Removes e-mails that were written before `oldest` (ms since 1970), sent or not. */
export const sweepMail = async (db: Database, oldest: number): Promise<void> => {
  await db.deleteFrom('mail_outbox').where('created_at', '<', oldest).execute();
};
