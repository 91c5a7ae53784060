import type { CitySlug } from '@/data/cities';
import { BANGALORE_LOCALITIES } from './bangalore';
import { CHENNAI_LOCALITIES, HYDERABAD_LOCALITIES } from './hyderabadAndChennai';
import { MUMBAI_LOCALITIES } from './mumbai';
import {
  AHMEDNAGAR_LOCALITIES,
  BHOPAL_LOCALITIES,
  DELHI_LOCALITIES,
  DHARWAD_LOCALITIES,
  GURGAON_LOCALITIES,
  INDORE_LOCALITIES,
  JABALPUR_LOCALITIES,
  JAIPUR_LOCALITIES,
  JODHPUR_LOCALITIES,
  KOLKATA_LOCALITIES,
  NAGPUR_LOCALITIES,
  ROHTAK_LOCALITIES,
  SAMBHAJI_NAGAR_LOCALITIES,
  SONIPAT_LOCALITIES,
  TUMKUR_LOCALITIES,
} from './otherCities';
import type { Localities } from './position';
import { PUNE_LOCALITIES } from './pune';

/** Where the better-known localities lie. Large: loaded when somebody asks for the nearest. */
export const LOCALITIES: Readonly<Record<CitySlug, Localities>> = {
  bangalore: BANGALORE_LOCALITIES,
  mumbai: MUMBAI_LOCALITIES,
  pune: PUNE_LOCALITIES,
  kolkata: KOLKATA_LOCALITIES,
  chennai: CHENNAI_LOCALITIES,
  nagpur: NAGPUR_LOCALITIES,
  gurgaon: GURGAON_LOCALITIES,
  delhi: DELHI_LOCALITIES,
  'aurangabad-chh-sambhaji-nagar': SAMBHAJI_NAGAR_LOCALITIES,
  sonipat: SONIPAT_LOCALITIES,
  hyderabad: HYDERABAD_LOCALITIES,
  jaipur: JAIPUR_LOCALITIES,
  indore: INDORE_LOCALITIES,
  rohtak: ROHTAK_LOCALITIES,
  tumkur: TUMKUR_LOCALITIES,
  jodhpur: JODHPUR_LOCALITIES,
  jabalpur: JABALPUR_LOCALITIES,
  bhopal: BHOPAL_LOCALITIES,
  ahmednagar: AHMEDNAGAR_LOCALITIES,
  // No branch with a page, so the finder knows no localities here.
  pali: {},
  'hubli-dharwad': DHARWAD_LOCALITIES,
};
