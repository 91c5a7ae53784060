import { byBranchId } from '@/data/places/byBranchId';
import type { BranchId } from '@/data/places/places';
import { ahmednagarDetails } from './ahmednagar';
import { aurangabadChhSambhajiNagarDetails } from './aurangabadChhSambhajiNagar';
import { bangaloreDetails } from './bangalore';
import { bhopalDetails } from './bhopal';
import { chennaiDetails } from './chennai';
import { delhiDetails } from './delhi';
import { gurgaonDetails } from './gurgaon';
import { hubliDharwadDetails } from './hubliDharwad';
import { hyderabadDetails } from './hyderabad';
import { indoreDetails } from './indore';
import { jabalpurDetails } from './jabalpur';
import { jaipurDetails } from './jaipur';
import { jodhpurDetails } from './jodhpur';
import { kolkataDetails } from './kolkata';
import { mumbaiDetails } from './mumbai';
import { nagpurDetails } from './nagpur';
import { paliDetails } from './pali';
import { puneDetails } from './pune';
import type { BranchDetails } from './record';
import { rohtakDetails } from './rohtak';
import { sonipatDetails } from './sonipat';
import { tumkurDetails } from './tumkur';

type AllDetails = Readonly<Record<BranchId, BranchDetails>>;

/** By the number of the branch. A new city is its file and a line here. */
const DETAILS: AllDetails = {
  ...bangaloreDetails,
  ...mumbaiDetails,
  ...puneDetails,
  ...kolkataDetails,
  ...chennaiDetails,
  ...nagpurDetails,
  ...gurgaonDetails,
  ...delhiDetails,
  ...aurangabadChhSambhajiNagarDetails,
  ...sonipatDetails,
  ...hyderabadDetails,
  ...jaipurDetails,
  ...indoreDetails,
  ...rohtakDetails,
  ...tumkurDetails,
  ...jodhpurDetails,
  ...jabalpurDetails,
  ...bhopalDetails,
  ...ahmednagarDetails,
  ...paliDetails,
  ...hubliDharwadDetails,
};

const BY_ID = byBranchId<BranchDetails>(DETAILS);

/** What is known about a branch beside the directory; empty for one without a record. */
export const getDetails = (branchId: number): BranchDetails => BY_ID.get(branchId) ?? {};
