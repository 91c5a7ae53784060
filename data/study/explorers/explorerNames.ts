/** Figures that move with a slider. */
export const EXPLORER_NAMES = [
  'parabola',
  'line',
  'unitCircle',
  'mirror',
  'lens',
  'circuit',
  'histogram',
] as const;
export type ExplorerName = (typeof EXPLORER_NAMES)[number];
