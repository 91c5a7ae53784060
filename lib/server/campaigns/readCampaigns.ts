import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import type { Database } from '@/lib/server/store/schema';
import { openCampaign, type StoredCampaign, toStored } from './storedCampaign';

/** One campaign of the desk; null where there is none. */
export const findStored = async (db: Database, id: string): Promise<StoredCampaign | null> => {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toStored(row) : null;
};

/** The campaign that a preview's address is of; null where there is none. */
export const findPreviewed = async (db: Database, key: string): Promise<Campaign | null> => {
  const row = await db
    .selectFrom('campaigns')
    .select('draft_json')
    .where('preview_key', '=', key)
    .executeTakeFirst();
  return row ? openCampaign(row.draft_json) : null;
};

/** All campaigns of the desk, the last changed one first. */
export const listStored = async (db: Database): Promise<StoredCampaign[]> => {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toStored).filter((stored) => stored !== null);
};

/** What visitors see under a slug, whatever its days; null where nothing is published there. */
export const findPublished = async (db: Database, slug: string): Promise<Campaign | null> => {
  const row = await db
    .selectFrom('campaigns')
    .select('published_json')
    .where('published_slug', '=', slug)
    .executeTakeFirst();
  return row?.published_json ? openCampaign(row.published_json) : null;
};

/** The slugs of all that is published. */
export const listSlugs = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('campaigns')
    .select('published_slug')
    .where('published_slug', 'is not', null)
    .execute();
  return rows.flatMap(({ published_slug }) => published_slug ?? []);
};

/** The campaigns that another one must differ from: those of files, and what else is published. */
export const listOthers = async (db: Database, id: string): Promise<Campaign[]> => {
  const rows = await db
    .selectFrom('campaigns')
    .select('published_json')
    .where('published_slug', 'is not', null)
    .where('id', '!=', id)
    .orderBy('published_slug')
    .execute();
  const published = rows.map(({ published_json }) => openCampaign(published_json ?? ''));
  return [...CAMPAIGNS, ...published.filter((one) => one !== null)];
};
