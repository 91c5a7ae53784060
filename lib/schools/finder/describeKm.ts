// Branches are known by their neighbourhood, to about a kilometre: nothing finer would be true.
const FINEST_KM = 2;

const stepFor = (km: number): number => {
  if (km < 20) return 1;
  return km < 100 ? 5 : 10;
};

/** How far a branch is from a place: `within 2 km`, `about 7 km away`. */
export const describeAway = (km: number): string =>
  km < FINEST_KM ? describeKm(km) : `${describeKm(km)} away`;

/** `within 2 km`, `about 7 km`, `about 130 km`: rounded to what is known. */
export const describeKm = (km: number): string => {
  if (km < FINEST_KM) return `within ${FINEST_KM} km`;
  const step = stepFor(km);
  return `about ${Math.round(km / step) * step} km`;
};
