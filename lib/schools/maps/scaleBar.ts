import type { Box, MapDrawing } from './drawing';

const ROUND_KM = [50, 20, 10, 5, 2, 1] as const;
/** In units of the drawing. */
const LONGEST = 70;

/** The room that the bar takes, in the lower left corner of a map of a city. */
export const SCALE_BOX: Box = { left: 0, top: 272, right: 118, bottom: 300 };

/** The longest bar of a round number of kilometres. */
export const scaleBar = (unitsPerKm: number): NonNullable<MapDrawing['scale']> => {
  const km = ROUND_KM.find((own) => own * unitsPerKm <= LONGEST) ?? 1;
  return { km, length: Math.round(km * unitsPerKm) };
};
