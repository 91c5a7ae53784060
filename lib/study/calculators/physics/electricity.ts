import { PHYSICS_QUANTITIES } from '@/data/study/calculators/physicsQuantities';
import type { Relation, Values } from './relation';
import { equalsValue } from './showValue';

const get = (values: Values, key: string): number => values[key] ?? 0;

const tidy = (value: number): number => Number(value.toPrecision(13));

export const ohm: Relation = {
  quantities: PHYSICS_QUANTITIES.ohm,
  solutions: {
    V: { formula: '{I} × {R}', solve: (q) => get(q, 'I') * get(q, 'R') },
    I: { formula: '{V} ÷ {R}', solve: (q) => get(q, 'V') / get(q, 'R'), divisors: ['R'] },
    R: { formula: '{V} ÷ {I}', solve: (q) => get(q, 'V') / get(q, 'I'), divisors: ['I'] },
  },
  further: (q) => ({
    working: [`Power used = V × I ${equalsValue(tidy(get(q, 'V') * get(q, 'I')), ' W')}`],
  }),
};

export const electricPower: Relation = {
  quantities: PHYSICS_QUANTITIES.electricPower,
  solutions: {
    P: { formula: '{V} × {I}', solve: (q) => get(q, 'V') * get(q, 'I') },
    V: { formula: '{P} ÷ {I}', solve: (q) => get(q, 'P') / get(q, 'I'), divisors: ['I'] },
    I: { formula: '{P} ÷ {V}', solve: (q) => get(q, 'P') / get(q, 'V'), divisors: ['V'] },
  },
  further: (q) => ({
    working: [
      `In one hour it uses ${equalsValue(tidy(get(q, 'P') / 1000), ' kWh').slice(2)}; 1 kWh is one unit on the electricity bill.`,
    ],
  }),
};
