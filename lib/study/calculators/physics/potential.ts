import { QUANTITY_MESSAGES } from '@/data/study/calculators/messages';
import type { Calculate } from '@/lib/study/calculators/calculator';
import { potentialEnergy } from './mechanics';
import { readGravity } from './projectile';
import { solveRelation } from './relation';

/** Potential energy with the g that the question gives. */
export const calculatePotential: Calculate = (inputs) => {
  const gravity = readGravity(inputs.g ?? '');
  return gravity === null
    ? { ok: false, errors: { g: QUANTITY_MESSAGES.gravity } }
    : solveRelation(potentialEnergy(gravity), inputs);
};
