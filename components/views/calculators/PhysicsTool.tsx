import { Calculator } from '@/components/blocks/study/Calculator';
import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import { physicsCalculator } from '@/lib/study/calculators/physics/definitions';

/** One of the physics calculators. */
export const PhysicsTool = ({ id }: { id: PhysicsCalculatorId }) => (
  <Calculator id={id} {...physicsCalculator(id)} />
);
