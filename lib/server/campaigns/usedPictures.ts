import type { Campaign } from '@/data/campaigns/campaign';
import type { Database } from '@/lib/server/store/schema';
import { openCampaign } from './storedCampaign';

/** The pictures of all campaigns: of drafts, of what visitors see, and of versions to go back to. */
export const listUsedPictures = async (db: Database): Promise<string[]> => {
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['draft_json', 'published_json'])
    .execute();
  const versions = await db.selectFrom('campaign_versions').select('content_json').execute();
  const texts = [
    ...campaigns.flatMap(({ draft_json, published_json }) => [draft_json, published_json]),
    ...versions.map(({ content_json }) => content_json),
  ];
  return [
    ...new Set(texts.flatMap((text) => (text === null ? [] : picturesOf(openCampaign(text))))),
  ];
};

const picturesOf = (campaign: Campaign | null): string[] =>
  (campaign?.blocks ?? []).flatMap((block) =>
    block.kind === 'hero-with-form' && block.photo ? [block.photo.id] : [],
  );
