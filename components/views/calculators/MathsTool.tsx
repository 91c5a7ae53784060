import { Calculator } from '@/components/blocks/study/Calculator';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { mathsCalculator } from '@/lib/study/calculators/maths/definitions';

/** One of the maths calculators. */
export const MathsTool = ({ id }: { id: MathsCalculatorId }) => (
  <Calculator id={id} {...mathsCalculator(id)} />
);
