import { PHYSICS_TOOL_GROUPS } from '@/data/study/calculators/tools/physics';
import { PHYSICS_ENERGY } from './physics/energy';
import { PHYSICS_MATTER } from './physics/matter';
import { PHYSICS_MOTION } from './physics/motion';
import { numberTools } from './place';

/** The makers of the physics calculators, by their number in the list. */
export const MAKERS = numberTools(PHYSICS_TOOL_GROUPS, {
  ...PHYSICS_MOTION,
  ...PHYSICS_ENERGY,
  ...PHYSICS_MATTER,
});
