import type { CitySlug } from '@/data/places/places';
import { ahmednagarGuide } from './ahmednagar';
import { aurangabadChhSambhajiNagarGuide } from './aurangabadChhSambhajiNagar';
import { bangaloreGuide } from './bangalore';
import { bhopalGuide } from './bhopal';
import { chennaiGuide } from './chennai';
import { delhiGuide } from './delhi';
import type { CityGuide } from './guide';
import { gurgaonGuide } from './gurgaon';
import { hubliDharwadGuide } from './hubliDharwad';
import { hyderabadGuide } from './hyderabad';
import { indoreGuide } from './indore';
import { jabalpurGuide } from './jabalpur';
import { jaipurGuide } from './jaipur';
import { jodhpurGuide } from './jodhpur';
import { kolkataGuide } from './kolkata';
import { mumbaiGuide } from './mumbai';
import { nagpurGuide } from './nagpur';
import { puneGuide } from './pune';
import { rohtakGuide } from './rohtak';
import { sonipatGuide } from './sonipat';
import { tumkurGuide } from './tumkur';

/** The cities with a page. A new one is its file and a line here. */
const GUIDES: Readonly<Partial<Record<CitySlug, CityGuide>>> = {
  bangalore: bangaloreGuide,
  mumbai: mumbaiGuide,
  pune: puneGuide,
  kolkata: kolkataGuide,
  chennai: chennaiGuide,
  nagpur: nagpurGuide,
  gurgaon: gurgaonGuide,
  delhi: delhiGuide,
  'aurangabad-chh-sambhaji-nagar': aurangabadChhSambhajiNagarGuide,
  sonipat: sonipatGuide,
  hyderabad: hyderabadGuide,
  jaipur: jaipurGuide,
  indore: indoreGuide,
  rohtak: rohtakGuide,
  tumkur: tumkurGuide,
  jodhpur: jodhpurGuide,
  jabalpur: jabalpurGuide,
  bhopal: bhopalGuide,
  ahmednagar: ahmednagarGuide,
  'hubli-dharwad': hubliDharwadGuide,
};

/** What a family of the city should know; null for a city without a page. For prerendering. */
export const getGuide = (city: CitySlug): CityGuide | null => GUIDES[city] ?? null;
