import type { CitySlug } from './places';

/**
 * Which cities the enquiry form of a page offers (specification section 5). A campaign names its list
 * in `cityList`, a landing page in `formCities`; without one it is `full`. `cbse` has the cities of
 * `full`, each with its CBSE branches only: for pages about that board.
 */
export const CITY_LIST_MODES = ['full', 'compact', 'restricted', 'cbse'] as const;
export type CityListMode = (typeof CITY_LIST_MODES)[number];

/** What a form offers: one of these lists, or these branches by their numbers, each under its city. */
export type OfferedPlaces = CityListMode | { branches: readonly number[] };

/** Names that `full` leaves out, unless one comes first. */
export const HIDDEN_CITY_NAMES: readonly string[] = ['Vijayanagar', 'Bidar', 'pali'];

/** `compact` leaves these out as well: the layout with the brochure bar has it. */
export const HIDDEN_CITY_NAMES_COMPACT: readonly string[] = [
  ...HIDDEN_CITY_NAMES,
  'Patna',
  'Ranchi',
];

/** `restricted` lists only these. */
export const RESTRICTED_CITIES: readonly CitySlug[] = ['delhi', 'bangalore', 'sonipat'];
