/** One astronomical unit, the mean distance from the earth to the sun, in million kilometres. */
export const ASTRONOMICAL_UNIT_MILLION_KM = 149.6;

export const SUN_WIDTH_KM = 1_392_700;

/** How far Proxima Centauri is, in astronomical units: 4.24 light years. */
export const NEAREST_STAR_UNITS = 268_000;

/** Mean distance from the sun in astronomical units, and width at the equator. */
export const PLANETS = [
  { name: 'Mercury', units: 0.387, widthKm: 4_879 },
  { name: 'Venus', units: 0.723, widthKm: 12_104 },
  { name: 'Earth', units: 1, widthKm: 12_756 },
  { name: 'Mars', units: 1.524, widthKm: 6_792 },
  { name: 'Jupiter', units: 5.203, widthKm: 142_984 },
  { name: 'Saturn', units: 9.537, widthKm: 120_536 },
  { name: 'Uranus', units: 19.19, widthKm: 51_118 },
  { name: 'Neptune', units: 30.07, widthKm: 49_528 },
] as const;
