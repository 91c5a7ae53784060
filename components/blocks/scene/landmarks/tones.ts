import type { ReactNode } from 'react';

/** The colours of what lies far away: as light as the weather makes it. */
export type Tones = { sky: string; light: string; mid: string; dark: string };

/** A drawing around the foot of the landmark: 190 wide, at most 150 high. */
export type LandmarkDrawing = (tones: Tones) => ReactNode;
