import type { CitySlug } from '@/data/places/places';
import { ahmednagarFeatures } from './ahmednagar';
import { aurangabadChhSambhajiNagarFeatures } from './aurangabadChhSambhajiNagar';
import { bangaloreFeatures } from './bangalore';
import { bhopalFeatures } from './bhopal';
import { chennaiFeatures } from './chennai';
import { delhiFeatures } from './delhi';
import type { CityFeatures } from './feature';
import { gurgaonFeatures } from './gurgaon';
import { hubliDharwadFeatures } from './hubliDharwad';
import { hyderabadFeatures } from './hyderabad';
import { indoreFeatures } from './indore';
import { jabalpurFeatures } from './jabalpur';
import { jaipurFeatures } from './jaipur';
import { jodhpurFeatures } from './jodhpur';
import { kolkataFeatures } from './kolkata';
import { mumbaiFeatures } from './mumbai';
import { nagpurFeatures } from './nagpur';
import { puneFeatures } from './pune';
import { rohtakFeatures } from './rohtak';
import { sonipatFeatures } from './sonipat';
import { tumkurFeatures } from './tumkur';

/** A new city is its file and a line here; without a branch on the site it has no map. */
const FEATURES: Readonly<Record<CitySlug, CityFeatures>> = {
  bangalore: bangaloreFeatures,
  mumbai: mumbaiFeatures,
  pune: puneFeatures,
  kolkata: kolkataFeatures,
  chennai: chennaiFeatures,
  nagpur: nagpurFeatures,
  gurgaon: gurgaonFeatures,
  delhi: delhiFeatures,
  'aurangabad-chh-sambhaji-nagar': aurangabadChhSambhajiNagarFeatures,
  sonipat: sonipatFeatures,
  hyderabad: hyderabadFeatures,
  jaipur: jaipurFeatures,
  indore: indoreFeatures,
  rohtak: rohtakFeatures,
  tumkur: tumkurFeatures,
  jodhpur: jodhpurFeatures,
  jabalpur: jabalpurFeatures,
  bhopal: bhopalFeatures,
  ahmednagar: ahmednagarFeatures,
  'hubli-dharwad': hubliDharwadFeatures,
  pali: [],
};

/** Water and main roads of a city. For prerendering. */
export const getCityFeatures = (city: CitySlug): CityFeatures => FEATURES[city];
