import { CITIES, type CitySlug } from '@/data/places/places';

export type SkyHeight = {
  city: string;
  /** Degrees above the northern horizon. */
  poleStar: number;
  /** The same in fists at arm's length, to the nearest half. */
  fists: number;
  /** Degrees above the southern horizon when Orion stands at its highest. */
  belt: number;
};

/** Orion's belt lies about one degree south of the sky's equator. */
const BELT_DECLINATION = -1;

const DEGREES_PER_FIST = 10;

// From the north of the country to its south.
const SHOWN: readonly CitySlug[] = [
  'delhi',
  'jaipur',
  'bhopal',
  'kolkata',
  'mumbai',
  'hyderabad',
  'chennai',
];

/** How high the Pole Star and Orion stand over some of our cities: it goes by the latitude. */
export const buildSkyHeights = (): SkyHeight[] =>
  SHOWN.map((city) => {
    const [latitude] = CITIES[city].centre;
    return {
      city: CITIES[city].displayName,
      poleStar: Math.round(latitude),
      fists: Math.round((latitude / DEGREES_PER_FIST) * 2) / 2,
      belt: Math.round(90 - latitude + BELT_DECLINATION),
    };
  });

/** `3`, `2½`. */
export const fistsLabel = (fists: number): string =>
  Number.isInteger(fists) ? String(fists) : `${Math.floor(fists)}½`;
