import { BUILDING, type Piece, placesIn, storeyHeight } from '@/lib/schools/scene/layout';

/** What a 4 by 3 crop leaves of the width. */
export const CROP = { from: 80, to: 560 } as const;

export type Box = { left: number; right: number; top: number; bottom: number };

/** How far a piece reaches to both sides of its middle, and from where down to where. */
const around = (middle: number, half: number, top: number, bottom: number): Box => ({
  left: middle - half,
  right: middle + half,
  top,
  bottom,
});

const ROOF_HEIGHT = 46;
const GATE = { half: 46, top: 205 } as const;

/** The room that each piece may take, whatever is drawn in it. */
export const boxesOf = (scene: {
  mirrored: boolean;
  storeys: 2 | 3 | 4 | 5;
  broad: number;
}): Record<Exclude<Piece, 'landmark' | 'watcher'>, Box> => {
  const at = placesIn(scene);
  const top = BUILDING.base - storeyHeight(scene.storeys) * scene.storeys - ROOF_HEIGHT;
  return {
    gate: around(at.gate, GATE.half, GATE.top, BUILDING.base),
    building: around(at.building, (BUILDING.width / 2) * scene.broad, top, BUILDING.base),
    adult: around(at.adult, 57, 238, 352),
    joke: around(at.joke, 56, 272, 352),
    sport: around(at.sport, 125.5, 216, 356),
  };
};
