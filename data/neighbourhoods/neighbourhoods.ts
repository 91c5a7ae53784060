import type { BRANCHES } from '@/data/branches';
import { BANGALORE_NEIGHBOURHOODS } from './bangalore';
import { HYDERABAD_AND_CHENNAI_NEIGHBOURHOODS } from './hyderabadAndChennai';
import { MUMBAI_NEIGHBOURHOODS } from './mumbai';
import { OTHER_CITY_NEIGHBOURHOODS } from './otherCities';
import { PUNE_NEIGHBOURHOODS } from './pune';

/** Two short texts about the surroundings of a branch: public geography, no street address. */
export type Neighbourhood = {
  /** What the area is like. */
  about: string;
  /** How families get there. */
  reach: string;
};

/** Branches with a page of their own. */
type SiteBranchId = Exclude<(typeof BRANCHES)[number], { listing: 'form' }>['id'];

/** The neighbourhood of every branch with a page. Large: for prerendering, not for the browser. */
export const NEIGHBOURHOODS = {
  ...BANGALORE_NEIGHBOURHOODS,
  ...MUMBAI_NEIGHBOURHOODS,
  ...PUNE_NEIGHBOURHOODS,
  ...HYDERABAD_AND_CHENNAI_NEIGHBOURHOODS,
  ...OTHER_CITY_NEIGHBOURHOODS,
} satisfies Record<SiteBranchId, Neighbourhood>;
