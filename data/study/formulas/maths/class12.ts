import type { FormulaClass } from '@/data/study/formulas/formula';
import { LINEAR_PROGRAMMING, PROBABILITY } from './class12/chance';
import { CONTINUITY, DERIVATIVES_APPLIED } from './class12/derivatives';
import { SPACE, VECTORS } from './class12/geometry';
import { AREAS, DEFINITE_INTEGRALS, DIFFERENTIAL_EQUATIONS, INTEGRALS } from './class12/integrals';
import { DETERMINANTS, MATRICES } from './class12/matrices';
import { INVERSE_TRIGONOMETRY, RELATIONS } from './class12/relations';

export const MATHS_CLASS_12: FormulaClass = {
  grade: 12,
  topics: [
    RELATIONS,
    INVERSE_TRIGONOMETRY,
    MATRICES,
    DETERMINANTS,
    CONTINUITY,
    DERIVATIVES_APPLIED,
    INTEGRALS,
    DEFINITE_INTEGRALS,
    AREAS,
    DIFFERENTIAL_EQUATIONS,
    VECTORS,
    SPACE,
    LINEAR_PROGRAMMING,
    PROBABILITY,
  ],
  alsoUseful: [
    {
      name: 'Expected value',
      tex: 'E(X) = \\sum p_i x_i',
      symbols: [
        ['E(X)', 'expected value', '', 3.5],
        ['\\sum p_i x_i', 'sum of chance × value', '', 3.5],
      ],
      use: {
        given: 'What is the mean of many throws of a die?',
        work: '(1 + 2 + 3 + 4 + 5 + 6) ÷ 6',
        answer: '3.5',
      },
    },
  ],
};
