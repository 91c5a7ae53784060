import { z } from 'zod';
import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGN_ACTIONS } from '@/data/desk/campaignActions';
import { CAMPAIGN_STATES } from '@/data/desk/campaignStates';
import { PATTERN_NAMES } from '@/data/desk/patterns';
import type { BuiltCampaign } from '@/lib/landing/campaigns/campaignPage';
import { isRecord } from '@/lib/site/isRecord';
import './jitless';

/** What the browser and the desk's endpoints say of campaigns. Times are ms since 1970. */

const id = z.string().max(60);
const revision = z.number();

/** POST /api/desk/campaigns/new: a pattern with what it is about, as a form has it. */
export const newCampaign = z.object({
  pattern: z.enum(PATTERN_NAMES),
  city: z.string().max(60),
  branch: z.string().max(6),
  grade: z.string().max(6),
});
export type NewCampaign = z.infer<typeof newCampaign>;

/** POST /api/desk/campaigns/copy: of one at the desk by its id, or of a file by its slug. */
export const copyOf = z.object({ id: id.optional(), slug: id.optional() });

/** What both answer. */
export const begunCampaign = z.object({ id: z.string() });

/** POST /api/desk/campaigns/save. The server checks the draft by the schema of campaigns. */
export const savedCampaign = z.object({ id, revision, draft: z.unknown() });

/** POST /api/desk/campaigns/change. `version`: what `restore` goes back to. */
export const campaignChange = z.object({
  id,
  revision,
  action: z.enum(['publish', 'unpublish', 'restore', 'renew-preview', 'remove']),
  version: id.optional(),
});
export type CampaignChange = z.infer<typeof campaignChange>;

/** GET /api/desk/campaigns/{id}, and what saving and changing answer. Our own server has checked its parts. */
export const deskCampaign = z.object({
  id: z.string(),
  revision,
  draft: z.custom<Campaign>(isRecord),
  /** Sentences, each with the way to its field. */
  problems: z.array(z.object({ at: z.string(), text: z.string() })),
  state: z.enum(CAMPAIGN_STATES),
  /** The end of the address that visitors have; null: none. */
  publishedSlug: z.string().nullable(),
  /** Whether visitors see something else than the draft. */
  hasChanges: z.boolean(),
  changedAt: z.number(),
  changedBy: z.string(),
  /** The address of the preview for whoever has no login. */
  previewPath: z.string(),
  versions: z.array(
    z.object({ id: z.string(), at: z.number(), who: z.string(), action: z.enum(CAMPAIGN_ACTIONS) }),
  ),
  /** What the preview shows; null while the page has no first part. */
  built: z.custom<BuiltCampaign>(isRecord).nullable(),
});
export type DeskCampaign = z.infer<typeof deskCampaign>;
