import type { PictureWidth } from '@/data/campaigns/campaignPicture';
import { UNUSED_PICTURE_DAYS } from '@/data/retention';
import type { Database } from '@/lib/server/store/schema';
import type { MadePicture } from './makePicture';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNUSED_MS = UNUSED_PICTURE_DAYS * DAY_MS;

/** A picture that is stored, by its widest file. */
export type StoredPicture = { id: string; width: number; height: number };

/**
 * Stores a picture. One that is there already begins its time anew: somebody wants to use it. Call it in a
 * transaction.
 */
export const savePicture = async (
  db: Database,
  { id, files }: MadePicture,
  now: number,
): Promise<StoredPicture> => {
  for (const { width, height, bytes } of files) {
    await db
      .insertInto('campaign_pictures')
      .values({ id, width, height, webp: bytes.toString('base64'), unused_since: now })
      .onConflict((conflict) =>
        conflict.columns(['id', 'width']).doUpdateSet({ unused_since: now }),
      )
      .execute();
  }
  const widest = files.at(-1);
  return { id, width: widest?.width ?? 0, height: widest?.height ?? 0 };
};

/** The picture with this id; null: there is none (any more). */
export const findPicture = async (db: Database, id: string): Promise<StoredPicture | null> => {
  const row = await db
    .selectFrom('campaign_pictures')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** A file of a picture; null: there is none. */
export const findPictureFile = async (
  db: Database,
  id: string,
  width: PictureWidth,
): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('campaign_pictures')
    .select('webp')
    .where('id', '=', id)
    .where('width', '=', width)
    .executeTakeFirst();
  return row ? Buffer.from(row.webp, 'base64') : null;
};

/** Fewer than a query may name. */
const PIECE = 500;

/**
 * Removes the pictures that no campaign has used for 30 days (`data/retention.ts`), and answers how many.
 * `usedIds`: those of all campaigns, drafts and earlier versions that can be brought back included. Call it
 * once a day: what it sees for the first time without a campaign begins to count then.
 */
export const removeUnusedPictures = async (
  db: Database,
  usedIds: readonly string[],
  now: number,
): Promise<number> =>
  db.transaction().execute(async (step) => {
    const rows = await step
      .selectFrom('campaign_pictures')
      .select('id')
      .select(({ fn }) => fn.max('unused_since').as('since'))
      .groupBy('id')
      .execute();
    const used = new Set(usedIds);
    const ids = (fits: (row: { id: string; since: number | null }) => boolean): string[] =>
      rows.filter(fits).map(({ id }) => id);
    const nowUsed = ids(({ id, since }) => used.has(id) && since !== null);
    const newlyUnused = ids(({ id, since }) => !used.has(id) && since === null);
    const over = ids(({ id, since }) => !used.has(id) && since !== null && since < now - UNUSED_MS);
    await setUnused(step, nowUsed, null);
    await setUnused(step, newlyUnused, now);
    for (let at = 0; at < over.length; at += PIECE) {
      await step
        .deleteFrom('campaign_pictures')
        .where('id', 'in', over.slice(at, at + PIECE))
        .execute();
    }
    return over.length;
  });

const setUnused = async (db: Database, ids: string[], since: number | null): Promise<void> => {
  for (let at = 0; at < ids.length; at += PIECE) {
    await db
      .updateTable('campaign_pictures')
      .set({ unused_since: since })
      .where('id', 'in', ids.slice(at, at + PIECE))
      .execute();
  }
};
