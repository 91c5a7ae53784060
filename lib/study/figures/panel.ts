import type { Shape } from '@/data/study/figures/kinds/shapes';

/** A drawn diagram: its shapes and the space that they take. */
export type Panel = { width: number; height: number; shapes: readonly Shape[] };

/** The width of a figure: what a phone shows without making letters smaller. */
export const WIDTH = 340;
