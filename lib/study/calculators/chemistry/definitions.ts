import {
  CHEMISTRY_FIELDS,
  CHEMISTRY_QUANTITIES,
} from '@/data/study/calculators/chemistryQuantities';
import {
  CHEMISTRY_TITLES,
  type ChemistryCalculatorId,
} from '@/data/study/calculators/scienceTitles';
import type { Calculate, CalculatorField } from '@/lib/study/calculators/calculator';
import type { CalculatorDefinition } from '@/lib/study/calculators/definition';
import {
  quantityField,
  type Relation,
  relationFields,
  solveRelation,
} from '@/lib/study/calculators/physics/relation';
import { calculateAcidity } from './acidity';
import { calculateMolarity, calculateMoles } from './amounts';
import { calculateBalance } from './balance';
import { calculateMolarMass } from './molarMass';
import { dilution, idealGas } from './relations';

type Tool = { fields: readonly CalculatorField[]; calculate: Calculate };

const { formula, formulaHint, soluteFormula, equation, equationHint } = CHEMISTRY_FIELDS;
const { known, value, valueHint, scales } = CHEMISTRY_FIELDS;
const { mass, moles, soluteMass, solution, molarity } = CHEMISTRY_QUANTITIES;

const tool = (relation: Relation): Tool => ({
  fields: relationFields(relation),
  calculate: (inputs) => solveRelation(relation, inputs),
});

const formulaField = (label: string, example: string): CalculatorField => ({
  name: 'formula',
  label,
  hint: formulaHint,
  example,
});

const TOOLS: Record<ChemistryCalculatorId, Tool> = {
  'molar-mass': {
    fields: [formulaField(formula, 'CuSO4·5H2O')],
    calculate: calculateMolarMass,
  },
  balance: {
    fields: [
      { name: 'equation', label: equation, hint: equationHint, example: 'Fe + O2 -> Fe2O3' },
    ],
    calculate: calculateBalance,
  },
  moles: {
    fields: [formulaField(formula, 'H2O'), quantityField(mass), quantityField(moles)],
    calculate: calculateMoles,
  },
  molarity: {
    fields: [
      formulaField(soluteFormula, 'NaOH'),
      quantityField(soluteMass),
      quantityField(solution),
      quantityField(molarity),
    ],
    calculate: calculateMolarity,
  },
  dilution: tool(dilution),
  ph: {
    fields: [
      { name: 'known', label: known, options: scales, example: 'h' },
      { name: 'value', label: value, hint: valueHint, example: '0.0025' },
    ],
    calculate: calculateAcidity,
  },
  'ideal-gas': tool(idealGas),
};

/** A chemistry calculator by its name. */
export const chemistryCalculator = (id: ChemistryCalculatorId): CalculatorDefinition => ({
  title: CHEMISTRY_TITLES[id],
  ...TOOLS[id],
});
