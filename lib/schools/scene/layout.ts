/** Where the pieces of a scene stand, in the picture's own units. The building is on one side, the landmark on the other. */

export const FRAME = { width: 640, height: 360 } as const;
export const BUILDING = { width: 190, base: 266 } as const;

const STOREY_HEIGHTS = { 2: 44, 3: 38, 4: 34, 5: 31 } as const;
export const storeyHeight = (storeys: 2 | 3 | 4 | 5): number => STOREY_HEIGHTS[storeys];

/** The middle of each piece, for a building on the right. */
const PLACES = {
  landmark: 148,
  building: 420,
  gate: 262,
  adult: 108,
  watcher: 140,
  joke: 202,
  sport: 434,
} as const;
export type Piece = keyof typeof PLACES;

export const placesIn = ({ mirrored }: { mirrored: boolean }): Record<Piece, number> => {
  const side = (x: number) => (mirrored ? FRAME.width - x : x);
  return {
    landmark: side(PLACES.landmark),
    building: side(PLACES.building),
    gate: side(PLACES.gate),
    adult: side(PLACES.adult),
    watcher: side(PLACES.watcher),
    joke: side(PLACES.joke),
    sport: side(PLACES.sport),
  };
};
