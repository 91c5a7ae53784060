import {
  ASTRONOMICAL_UNIT_MILLION_KM,
  NEAREST_STAR_UNITS,
  PLANETS,
  SUN_WIDTH_KM,
} from '@/data/content/events/planets';

export type WalkStop = {
  name: string;
  /** Metres from the sun on the ground. */
  metres: number;
  /** Millimetres across at the same scale. */
  millimetres: number;
  /** Minutes that light needs for the real way; 0 for the sun. */
  lightMinutes: number;
};

export type SolarWalk = {
  stops: WalkStop[];
  /** Kilometres on the same scale. */
  nearestStarKm: number;
};

const LIGHT_MINUTES_PER_UNIT = 499 / 60;
const MM_PER_M = 1000;

/** The solar system laid out so that Neptune stands `length` metres from the sun. */
export const buildSolarWalk = (length: number): SolarWalk => {
  const furthest = Math.max(...PLANETS.map(({ units }) => units));
  const metresPerUnit = length / furthest;
  const metresPerKm = metresPerUnit / (ASTRONOMICAL_UNIT_MILLION_KM * 1e6);
  const widthOf = (km: number) => km * metresPerKm * MM_PER_M;
  return {
    stops: [
      { name: 'Sun', metres: 0, millimetres: widthOf(SUN_WIDTH_KM), lightMinutes: 0 },
      ...PLANETS.map(({ name, units, widthKm }) => ({
        name,
        metres: units * metresPerUnit,
        millimetres: widthOf(widthKm),
        lightMinutes: units * LIGHT_MINUTES_PER_UNIT,
      })),
    ],
    nearestStarKm: (NEAREST_STAR_UNITS * metresPerUnit) / 1000,
  };
};

/** `1.3 m`. */
export const metresLabel = (metres: number): string => `${metres.toFixed(1)} m`;

/** `31 mm`, `3.2 mm`, `0.28 mm`: two figures. */
export const widthLabel = (millimetres: number): string =>
  `${Number(millimetres.toPrecision(2))} mm`;

/** `8 min`, `4 h 10 min`. */
export const lightLabel = (minutes: number): string => {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole} min` : `${hours} h ${whole % 60} min`;
};
