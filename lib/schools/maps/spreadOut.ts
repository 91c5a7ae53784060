import type { Point } from './drawing';

/** The same places, each next one as far as can be from those taken and those before it. */
export const spreadOut = <Place extends { at: Point }>(
  places: readonly Place[],
  taken: readonly Point[],
): Place[] => {
  const left = [...places];
  const chosen: Place[] = [];
  while (left.length > 0) {
    const room = left.map((place) => roomOf(place, [...taken, ...chosen.map(({ at }) => at)]));
    chosen.push(...left.splice(room.indexOf(Math.max(...room)), 1));
  }
  return chosen;
};

const roomOf = ({ at: [x, y] }: { at: Point }, taken: readonly Point[]): number =>
  Math.min(...taken.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)));
