import type { Experiment } from './experiment';

/** In the order in which they run. */
export const EXPERIMENTS: Experiment[] = [];
