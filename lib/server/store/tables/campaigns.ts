import type { Generated } from 'kysely';
import type { CountKind, CountSource } from '@/data/counts';
import type { CampaignAction } from '@/data/desk/campaignActions';

/** Campaigns that marketing writes at the desk. */
export type CampaignsTable = {
  id: string;
  /** What is being written: `data/campaigns/schema`. */
  draft_json: string;
  /** What visitors see. Null: nothing, like its slug. */
  published_json: string | null;
  published_slug: string | null;
  /** In the address of the preview: whoever has it can look at the draft. */
  preview_key: string;
  /** One more with each change. */
  revision: number;
  changed_at: number;
  changed_by: string;
  published_at: number | null;
};

/** What a campaign was after each change that counts. */
export type CampaignVersionsTable = {
  id: string;
  campaign_id: string;
  at: number;
  staff_id: string;
  action: CampaignAction;
  content_json: string;
};

/** The files of campaigns' own pictures: one row for each width. */
export type CampaignPicturesTable = {
  /** Hash of what is in the files. */
  id: string;
  /** In px, as is the next one. */
  width: number;
  height: number;
  /** Base64. */
  webp: string;
  /** Since when no campaign shows it; null: one does. */
  unused_since: number | null;
};

/** How a check of a campaign page stands. `no-browser`: there was none to open the page with. */
export type PreflightState = 'waiting' | 'running' | 'done' | 'failed' | 'no-browser';

/** Checks of campaign pages that somebody at the desk has asked for. */
export type PreflightRunsTable = {
  id: string;
  /** Of this site, such as `/campaign/pune`. */
  path: string;
  asked_at: number;
  /** As the audit names that person. */
  asked_by: string;
  state: PreflightState;
  started_at: number | null;
  visits_done: Generated<number>;
  done_at: number | null;
  /** Why it failed, in a sentence. */
  problem: string | null;
  result_json: string | null;
  /** The page at 390 and at 1280 px, base64. */
  phone_webp: string | null;
  desktop_webp: string | null;
};

/** What landing pages brought: sums, of which none says who was there. */
export type CampaignCountsTable = {
  /** `YYYY-MM-DD` in India. */
  day: string;
  /** Of the landing page. */
  path: string;
  source: CountSource;
  kind: CountKind;
  count: number;
};

/** What our people say was spent on a campaign, spread evenly over its days. */
export type CampaignSpendTable = {
  id: string;
  /** As `campaignOf` names it. */
  campaign: string;
  /** Null: of all sources together. */
  source: CountSource | null;
  /** `YYYY-MM-DD`, both included. */
  from_day: string;
  to_day: string;
  /** Hundredths of a rupee. */
  paise: number;
  staff_id: string;
  entered_at: number;
};
