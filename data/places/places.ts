import { ahmednagar, ahmednagarTexts } from './ahmednagar';
import {
  aurangabadChhSambhajiNagar,
  aurangabadChhSambhajiNagarTexts,
} from './aurangabadChhSambhajiNagar';
import { bangalore, bangaloreTexts } from './bangalore';
import { bhopal, bhopalTexts } from './bhopal';
import { chennai, chennaiTexts } from './chennai';
import { delhi, delhiTexts } from './delhi';
import { gurgaon, gurgaonTexts } from './gurgaon';
import { hubliDharwad, hubliDharwadTexts } from './hubliDharwad';
import { hyderabad, hyderabadTexts } from './hyderabad';
import { indore, indoreTexts } from './indore';
import { jabalpur, jabalpurTexts } from './jabalpur';
import { jaipur, jaipurTexts } from './jaipur';
import { jodhpur, jodhpurTexts } from './jodhpur';
import { kolkata, kolkataTexts } from './kolkata';
import { mumbai, mumbaiTexts } from './mumbai';
import { nagpur, nagpurTexts } from './nagpur';
import { pali, paliTexts } from './pali';
import type { BranchLocation, CityBranch, CityRecord, CityTexts } from './place';
import { pune, puneTexts } from './pune';
import { rohtak, rohtakTexts } from './rohtak';
import { sonipat, sonipatTexts } from './sonipat';
import { tumkur, tumkurTexts } from './tumkur';

/**
 * The cities, in the order of the directory. A new city is its file, a line here and a line in
 * `textsByCity`.
 */
export const CITIES = {
  bangalore,
  mumbai,
  pune,
  kolkata,
  chennai,
  nagpur,
  gurgaon,
  delhi,
  'aurangabad-chh-sambhaji-nagar': aurangabadChhSambhajiNagar,
  sonipat,
  hyderabad,
  jaipur,
  indore,
  rohtak,
  tumkur,
  jodhpur,
  jabalpur,
  bhopal,
  ahmednagar,
  pali,
  'hubli-dharwad': hubliDharwad,
} as const satisfies Record<string, CityRecord>;

// In a function, so that a bundle for the browser, which never calls it, leaves the texts out.
const textsByCity = (): Record<CitySlug, CityTexts> => ({
  bangalore: bangaloreTexts,
  mumbai: mumbaiTexts,
  pune: puneTexts,
  kolkata: kolkataTexts,
  chennai: chennaiTexts,
  nagpur: nagpurTexts,
  gurgaon: gurgaonTexts,
  delhi: delhiTexts,
  'aurangabad-chh-sambhaji-nagar': aurangabadChhSambhajiNagarTexts,
  sonipat: sonipatTexts,
  hyderabad: hyderabadTexts,
  jaipur: jaipurTexts,
  indore: indoreTexts,
  rohtak: rohtakTexts,
  tumkur: tumkurTexts,
  jodhpur: jodhpurTexts,
  jabalpur: jabalpurTexts,
  bhopal: bhopalTexts,
  ahmednagar: ahmednagarTexts,
  pali: paliTexts,
  'hubli-dharwad': hubliDharwadTexts,
});

export type CitySlug = keyof typeof CITIES;
export type City = CityRecord & { slug: CitySlug };

type Branch = (typeof CITIES)[CitySlug]['branches'][number];
export type BranchId = Branch['id'];
/** The branches of this kind, by their numbers. */
export type BranchIdWhere<Kind> = Extract<Branch, Kind>['id'];
export type BranchRecord = CityBranch & { city: CitySlug };

/** All cities in the order of the directory. */
export const CITY_LIST: readonly City[] = Object.values(CITIES);

export const CITY_SLUGS: readonly CitySlug[] = CITY_LIST.map(({ slug }) => slug);

export const isCitySlug = (value: unknown): value is CitySlug =>
  CITY_SLUGS.some((slug) => slug === value);

/** The facts of a city, as the common record type. */
export const getCity = (slug: CitySlug): City => CITIES[slug];

/** All branches in the order of the directory. */
export const BRANCH_LIST: readonly BranchRecord[] = CITY_LIST.flatMap(({ slug, branches }) =>
  branches.map((branch) => ({ ...branch, city: slug })),
);

export const isBranchId = (value: unknown): value is BranchId =>
  BRANCH_LIST.some(({ id }) => id === value);

/** Specification section 3: what Sign Up starts with. */
export const DEFAULT_BRANCH_ID = 8 satisfies BranchId;

/** The cities with a page on the site, and so with a landing page under /lp/. */
export const LP_CITIES: readonly { city: CitySlug; hasFooter: boolean }[] = CITY_LIST.filter(
  ({ branchesSlug }) => branchesSlug !== null,
).map(({ slug, landingEndsWithForm }) => ({ city: slug, hasFooter: !landingEndsWithForm }));

export const LP_CITIES_WITHOUT_FOOTER: readonly CitySlug[] = LP_CITIES.filter(
  ({ hasFooter }) => !hasFooter,
).map(({ city }) => city);

/** The cities with a CBSE branch that has a page. */
export const CBSE_CITIES: readonly CitySlug[] = CITY_LIST.filter(
  ({ branchesSlug, branches }) =>
    branchesSlug !== null &&
    branches.some(({ board, listing }) => board === 'CBSE' && listing !== 'form'),
).map(({ slug }) => slug);

/** The cities of the menu or of the footer, in their order there. */
export const citiesBy = (order: 'menuOrder' | 'footerOrder'): City[] =>
  CITY_LIST.filter((city) => city[order] !== null).sort(
    (a, b) => (a[order] ?? 0) - (b[order] ?? 0),
  );

/** Specification section 3: cities with a boarding branch, in the menu's order. */
export const SPECIAL_CITIES: readonly CitySlug[] = citiesBy('menuOrder')
  .filter(({ branches }) => branches.some(({ boarding }) => boarding))
  .map(({ slug }) => slug);

/** What is said about a city. For prerendering and the server. */
export const getCityTexts = (city: CitySlug): CityTexts => textsByCity()[city];

/** What lies around a branch. For prerendering and the server. */
export const getLocation = (branchId: number): BranchLocation => {
  const city = BRANCH_LIST.find(({ id }) => id === branchId)?.city;
  const location = city && getCityTexts(city).locations[branchId];
  if (!location) throw new Error(`No location for branch ${branchId}`);
  return location;
};
