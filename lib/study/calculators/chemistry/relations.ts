import { CHEMISTRY_QUANTITIES } from '@/data/study/calculators/chemistryQuantities';
import { CHEMISTRY_MESSAGES } from '@/data/study/calculators/messages';
import type { Relation, Values } from '@/lib/study/calculators/physics/relation';
import { equalsValue, showValue } from '@/lib/study/calculators/physics/showValue';

const get = (values: Values, key: string): number => values[key] ?? 0;

/** Diluting adds solvent only: the moles before and after are the same. */
export const dilution: Relation = {
  quantities: CHEMISTRY_QUANTITIES.dilution,
  given: ['M₁ × V₁ = M₂ × V₂'],
  solutions: {
    m1: {
      formula: '{m2} × {v2} ÷ {v1}',
      solve: (q) => (get(q, 'm2') * get(q, 'v2')) / get(q, 'v1'),
    },
    v1: {
      formula: '{m2} × {v2} ÷ {m1}',
      solve: (q) => (get(q, 'm2') * get(q, 'v2')) / get(q, 'm1'),
    },
    m2: {
      formula: '{m1} × {v1} ÷ {v2}',
      solve: (q) => (get(q, 'm1') * get(q, 'v1')) / get(q, 'v2'),
    },
    v2: {
      formula: '{m1} × {v1} ÷ {m2}',
      solve: (q) => (get(q, 'm1') * get(q, 'v1')) / get(q, 'm2'),
    },
  },
  refuse: (q, wanted) => {
    const isStronger = wanted.startsWith('v') && get(q, 'm2') > get(q, 'm1');
    if (isStronger) return { field: 'm2', message: CHEMISTRY_MESSAGES.tooMuchWater };
    const isLess = wanted.startsWith('m') && get(q, 'v2') < get(q, 'v1');
    return isLess ? { field: 'v2', message: CHEMISTRY_MESSAGES.tooMuchWater } : null;
  },
  further: (q) => {
    const solvent = Number((get(q, 'v2') - get(q, 'v1')).toPrecision(12));
    return {
      working: [`Take V₁ and add solvent up to V₂: about ${showValue(solvent)} mL of it.`],
    };
  },
};

/** In kPa·L/(mol·K), and the same digits in J/(mol·K). */
const GAS_CONSTANT = 8.314;

/** The ideal gas: pV = nRT. */
export const idealGas: Relation = {
  quantities: CHEMISTRY_QUANTITIES.gas,
  given: [`p × V = n × R × T with R = ${GAS_CONSTANT} kPa·L/(mol·K)`],
  solutions: {
    p: {
      formula: `{n} × ${GAS_CONSTANT} × {T} ÷ {V}`,
      solve: (q) => (get(q, 'n') * GAS_CONSTANT * get(q, 'T')) / get(q, 'V'),
    },
    V: {
      formula: `{n} × ${GAS_CONSTANT} × {T} ÷ {p}`,
      solve: (q) => (get(q, 'n') * GAS_CONSTANT * get(q, 'T')) / get(q, 'p'),
    },
    n: {
      formula: `{p} × {V} ÷ (${GAS_CONSTANT} × {T})`,
      solve: (q) => (get(q, 'p') * get(q, 'V')) / (GAS_CONSTANT * get(q, 'T')),
    },
    T: {
      formula: `{p} × {V} ÷ ({n} × ${GAS_CONSTANT})`,
      solve: (q) => (get(q, 'p') * get(q, 'V')) / (get(q, 'n') * GAS_CONSTANT),
    },
  },
  further: (q, wanted) => ({
    working:
      wanted === 'T'
        ? [
            `In degrees Celsius: ${showValue(get(q, 'T'), 10)} − 273.15 ${equalsValue(Number((get(q, 'T') - 273.15).toPrecision(10)), ' °C')}`,
          ]
        : [],
  }),
};
