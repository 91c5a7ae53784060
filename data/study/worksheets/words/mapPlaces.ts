/** Short names for the squares of a map. */
export const PLACES_ON_A_MAP = [
  'school',
  'well',
  'temple',
  'mosque',
  'church',
  'market',
  'bus stop',
  'pond',
  'post office',
  'bank',
  'clinic',
  'mill',
  'park',
  'library',
  'station',
] as const;
