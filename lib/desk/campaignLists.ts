import type { PlaceLists } from './lists';

type Option = { value: string; label: string };

/** What a campaign at the desk can be set to. */
export type CampaignLists = PlaceLists & {
  /** Pages that a button may lead to. */
  paths: Option[];
  /** Drawings of the site. */
  drawings: Option[];
};
