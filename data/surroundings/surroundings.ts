import type { BranchId } from '@/data/branches';
import { BANGALORE_SURROUNDINGS } from './bangalore';
import { CHENNAI_SURROUNDINGS } from './chennai';
import { GURGAON_SURROUNDINGS } from './gurgaon';
import { HYDERABAD_SURROUNDINGS } from './hyderabad';
import { MUMBAI_SURROUNDINGS } from './mumbai';
import { OTHER_CITIES_SURROUNDINGS } from './otherCities';
import { PUNE_SURROUNDINGS } from './pune';

/** What lies around a branch: public places, no street address. */
export type Surroundings = {
  localArea: string;
  landmark: string;
  /** 5 to 10 localities nearby, the nearest three first. */
  areas: readonly string[];
};

/** The surroundings of every branch. Large: for prerendering and the server, not for the browser. */
export const SURROUNDINGS = {
  ...BANGALORE_SURROUNDINGS,
  ...MUMBAI_SURROUNDINGS,
  ...PUNE_SURROUNDINGS,
  ...OTHER_CITIES_SURROUNDINGS,
  ...CHENNAI_SURROUNDINGS,
  ...GURGAON_SURROUNDINGS,
  ...HYDERABAD_SURROUNDINGS,
} satisfies Record<BranchId, Surroundings>;
