import { Calculator } from '@/components/blocks/study/Calculator';
import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import { chemistryCalculator } from '@/lib/study/calculators/chemistry/definitions';

/** One of the chemistry calculators. */
export const ChemistryTool = ({ id }: { id: ChemistryCalculatorId }) => (
  <Calculator id={id} {...chemistryCalculator(id)} />
);
