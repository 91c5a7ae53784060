import type { Selectable } from 'kysely';
import type { Campaign } from '@/data/campaigns/campaign';
import { readShape } from '@/data/campaigns/check/shapeProblems';
import { parseJson } from '@/lib/server/privacy/parseJson';
import type { Schema } from '@/lib/server/store/schema';

export type CampaignRow = Selectable<Schema['campaigns']>;

/** A campaign as the desk stores it. Times are ms since 1970. */
export type StoredCampaign = {
  id: string;
  draft: Campaign;
  /** What visitors see; null: nothing. */
  published: Campaign | null;
  previewKey: string;
  revision: number;
  changedAt: number;
  changedBy: string;
  publishedAt: number | null;
};

/**
 * A campaign out of its JSON; null where it is none of today's: it names a place that the directory has
 * no more, or was written by a newer release.
 */
export const openCampaign = (json: string): Campaign | null => readShape(parseJson(json)).campaign;

export const toStored = (row: CampaignRow): StoredCampaign | null => {
  const draft = openCampaign(row.draft_json);
  return (
    draft && {
      id: row.id,
      draft,
      published: row.published_json === null ? null : openCampaign(row.published_json),
      previewKey: row.preview_key,
      revision: row.revision,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
      publishedAt: row.published_at,
    }
  );
};
