import { randomUUID } from 'node:crypto';
import type { Campaign } from '@/data/campaigns/campaign';
import type { CampaignAction } from '@/data/desk/campaignActions';
import type { Database } from '@/lib/server/store/schema';
import { openCampaign } from './storedCampaign';

/** A line of a campaign's history. `at`: ms since 1970. */
export type Version = { id: string; at: number; staffId: string; action: CampaignAction };

/** What one person saves within so long is one version. */
const ONE_SITTING_MS = 10 * 60_000;
const MOST_SHOWN = 50;

/** The history, latest first. */
export const listVersions = async (db: Database, campaignId: string): Promise<Version[]> => {
  const rows = await db
    .selectFrom('campaign_versions')
    .select(['id', 'at', 'staff_id', 'action'])
    .where('campaign_id', '=', campaignId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ staff_id, ...row }) => ({ ...row, staffId: staff_id }));
};

/** What the campaign was then; null where there is no such version of it. */
export const findVersion = async (
  db: Database,
  campaignId: string,
  id: string,
): Promise<Campaign | null> => {
  const row = await db
    .selectFrom('campaign_versions')
    .select('content_json')
    .where('id', '=', id)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row ? openCampaign(row.content_json) : null;
};

type NewVersion = Omit<Version, 'id'> & { campaignId: string; content: Campaign };

/** Adds to the history. False: it went into the line of what this person has saved just before. */
export const noteVersion = async (
  db: Database,
  { campaignId, at, staffId, action, content }: NewVersion,
): Promise<boolean> => {
  const content_json = JSON.stringify(content);
  const last = await db
    .selectFrom('campaign_versions')
    .select(['id', 'at', 'staff_id', 'action'])
    .where('campaign_id', '=', campaignId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const isSameSitting =
    action === 'saved' &&
    last?.action === 'saved' &&
    last.staff_id === staffId &&
    at - last.at < ONE_SITTING_MS;
  if (isSameSitting) {
    await db
      .updateTable('campaign_versions')
      .set({ content_json })
      .where('id', '=', last.id)
      .execute();
    return false;
  }
  await db
    .insertInto('campaign_versions')
    .values({
      id: randomUUID(),
      campaign_id: campaignId,
      at,
      staff_id: staffId,
      action,
      content_json,
    })
    .execute();
  return true;
};
