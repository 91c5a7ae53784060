import type { Scene } from '@/data/places/records/record';

/** How many drawings there are of each kind of landmark. */
export const VARIANTS: Record<Scene['landmark'], number> = {
  metro: 5,
  station: 5,
  lake: 5,
  river: 2,
  sea: 2,
  hill: 2,
  fort: 2,
  temple: 2,
  tower: 2,
  bridge: 2,
  market: 2,
  park: 2,
  airport: 2,
  factory: 2,
  offices: 2,
  stadium: 2,
  monument: 2,
  field: 2,
  palms: 2,
  forest: 2,
};
