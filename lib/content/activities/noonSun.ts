import { CITIES, type CitySlug } from '@/data/places/places';

export type NoonSun = {
  city: string;
  latitude: number;
  /** Minutes after midnight in Indian time when the sun stands highest, on average over the year. */
  noonMinutes: number;
  /** The two days on which the sun stands overhead at noon; null north of the Tropic. */
  shadowless: readonly [Date, Date] | null;
};

const DAY_MS = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** Indian time is that of this meridian. */
const MERIDIAN = 82.5;
const MINUTES_PER_DEGREE = 4;

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/**
 * How far north of the sky's equator the sun stands, in degrees: the Astronomical Almanac's formula
 * of low precision, good to a hundredth of a degree.
 */
export const sunDeclination = (at: Date): number => {
  const days = (at.getTime() - J2000_MS) / DAY_MS;
  const anomaly = 357.528 + 0.9856003 * days;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly);
  const tilt = 23.439 - 0.0000004 * days;
  return (Math.asin(sine(tilt) * sine(longitude)) * 180) / Math.PI;
};

/** The noons of a part of a year, in India. */
const noonsBetween = (year: number, from: [number, number], to: [number, number]): Date[] => {
  const noons: Date[] = [];
  const end = Date.UTC(year, to[0] - 1, to[1], 7);
  for (let at = Date.UTC(year, from[0] - 1, from[1], 7); at <= end; at += DAY_MS) {
    noons.push(new Date(at));
  }
  return noons;
};

const nearest = (noons: readonly Date[], latitude: number): Date | undefined => {
  const distance = (noon: Date) => Math.abs(sunDeclination(noon) - latitude);
  return noons.toSorted((a, b) => distance(a) - distance(b)).at(0);
};

/** The days near which the noon sun stands overhead at this latitude; null north of the Tropic. */
export const shadowlessDays = (latitude: number, year: number): readonly [Date, Date] | null => {
  const spring = noonsBetween(year, [3, 21], [6, 21]);
  const autumn = noonsBetween(year, [6, 21], [9, 22]);
  const highest = Math.max(...spring.map(sunDeclination));
  const [first, second] = [nearest(spring, latitude), nearest(autumn, latitude)];
  return latitude < highest && first && second ? [first, second] : null;
};

const SHOWN: readonly CitySlug[] = [
  'bangalore',
  'chennai',
  'hubli-dharwad',
  'hyderabad',
  'pune',
  'mumbai',
  'aurangabad-chh-sambhaji-nagar',
  'nagpur',
  'kolkata',
  'indore',
  'jabalpur',
  'bhopal',
  'jodhpur',
  'jaipur',
  'delhi',
];

/** Noon and the days without a shadow in cities of ours, from south to north. */
export const buildNoonSun = (year: number): NoonSun[] =>
  SHOWN.map((slug) => {
    const [latitude, longitude] = CITIES[slug].centre;
    return {
      city: CITIES[slug].displayName,
      latitude,
      noonMinutes: 12 * 60 + (MERIDIAN - longitude) * MINUTES_PER_DEGREE,
      shadowless: shadowlessDays(latitude, year),
    };
  }).sort((a, b) => a.latitude - b.latitude);
