import { GRAVITY, PROJECTILE } from '@/data/study/calculators/physicsQuantities';
import { PHYSICS_TITLES, type PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { Calculate, CalculatorField } from '@/lib/study/calculators/calculator';
import type { CalculatorDefinition } from '@/lib/study/calculators/definition';
import { electricPower, ohm } from './electricity';
import { lens } from './lens';
import {
  acceleration,
  density,
  force,
  kineticEnergy,
  potentialEnergy,
  power,
  pressure,
  speed,
} from './mechanics';
import { calculatePotential } from './potential';
import { calculateProjectile } from './projectile';
import { quantityField, type Relation, relationFields, solveRelation } from './relation';

type Tool = { fields: readonly CalculatorField[]; calculate: Calculate };

const EARTH = 9.8;
const GRAVITY_FIELD: CalculatorField = {
  name: 'g',
  label: GRAVITY.label,
  options: GRAVITY.options,
  example: '9.8',
};

const tool = (relation: Relation): Tool => ({
  fields: relationFields(relation),
  calculate: (inputs) => solveRelation(relation, inputs),
});

const potential: Tool = {
  fields: [...relationFields(potentialEnergy(EARTH)), GRAVITY_FIELD],
  calculate: calculatePotential,
};

const TOOLS: Record<PhysicsCalculatorId, Tool> = {
  speed: tool(speed),
  acceleration: tool(acceleration),
  force: tool(force),
  'kinetic-energy': tool(kineticEnergy),
  'potential-energy': potential,
  'ohms-law': tool(ohm),
  power: tool(power),
  'electric-power': tool(electricPower),
  pressure: tool(pressure),
  density: tool(density),
  projectile: {
    fields: [quantityField(PROJECTILE.u), quantityField(PROJECTILE.angle), GRAVITY_FIELD],
    calculate: calculateProjectile,
  },
  lens: tool(lens),
};

/** A physics calculator by its name. */
export const physicsCalculator = (id: PhysicsCalculatorId): CalculatorDefinition => ({
  title: PHYSICS_TITLES[id],
  ...TOOLS[id],
});
