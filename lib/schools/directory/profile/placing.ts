import { listWords } from '@/data/copy/listWords';
import type { BranchFacts } from './facts';

/** Which neighbourhoods the branch serves and what to ask for on the way. */
export const placing = ({ location }: BranchFacts): string => {
  const near = location.areas.slice(0, 3);
  const further = location.areas.slice(3);
  const families = `The nearest neighbourhoods are ${listWords(near)}`;
  return `${families}${further.length > 0 ? `; children also come from ${listWords(further)}` : ''}. ${landmarkLine(location.landmark)}`;
};

// Read top down: the first kind that the landmark's name shows.
const LANDMARKS: readonly [RegExp, (landmark: string) => string][] = [
  [
    /metro station/i,
    (landmark) => `Ask for ${landmark}; older pupils can come by train with a friend.`,
  ],
  [
    /railway station/i,
    (landmark) => `Every auto driver knows ${landmark}, the landmark to give for the branch.`,
  ],
  [
    /airport/i,
    (landmark) => `The landmark is ${landmark}, so road signs lead you most of the way.`,
  ],
  [
    /\b(lake|tank|dam|maduvu|falls|boat)\b/i,
    (landmark) => `On a map, look for the blue of ${landmark}: that is our landmark.`,
  ],
  [
    /forest|national park|aarey|biodiversity/i,
    (landmark) => `The green that you see on the map is ${landmark}, our landmark.`,
  ],
  [
    /park|garden|udyan/i,
    (landmark) => `${landmark} is the landmark, and a good place to wait with a younger child.`,
  ],
  [
    /\b(temple|math|mandir|mahal|palace)\b/i,
    (landmark) => `Anybody in the area can point you to ${landmark}, the landmark nearest to us.`,
  ],
  [
    /junction|chowk|circle|cross roads|naka|check post|toll|expressway/i,
    (landmark) => `Directions start from ${landmark}, so give that name to a driver or a map.`,
  ],
];

const landmarkLine = (landmark: string): string => {
  const line = LANDMARKS.find(([kind]) => kind.test(landmark))?.[1];
  return line ? line(landmark) : `The landmark to look for is ${landmark}.`;
};
