import type { Scene } from '@/data/places/records/record';
import {
  AIRPORT,
  BRIDGE,
  FACTORY,
  FORT,
  MARKET,
  MONUMENT,
  OFFICES,
  STADIUM,
  TEMPLE,
  TOWER,
} from './built';
import { FIELD, FOREST, HILL, PALMS, PARK } from './green';
import { METRO, STATION } from './rail';
import type { LandmarkDrawing } from './tones';
import { LAKE, RIVER, SEA } from './water';

/** The drawings of each kind of landmark; `lib/schools/scene/variants.ts` says how many there are. */
export const LANDMARKS: Record<Scene['landmark'], readonly LandmarkDrawing[]> = {
  metro: METRO,
  station: STATION,
  lake: LAKE,
  river: RIVER,
  sea: SEA,
  hill: HILL,
  fort: FORT,
  temple: TEMPLE,
  tower: TOWER,
  bridge: BRIDGE,
  market: MARKET,
  park: PARK,
  airport: AIRPORT,
  factory: FACTORY,
  offices: OFFICES,
  stadium: STADIUM,
  monument: MONUMENT,
  field: FIELD,
  palms: PALMS,
  forest: FOREST,
};
