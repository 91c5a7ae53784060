import { CHEMISTRY_TOOL_GROUPS } from '@/data/study/calculators/tools/chemistry';
import { CHEMISTRY_AMOUNTS } from './chemistry/amounts';
import { CHEMISTRY_FORMULAS } from './chemistry/formulas';
import { numberTools } from './place';

/** The makers of the chemistry calculators, by their number in the list. */
export const MAKERS = numberTools(CHEMISTRY_TOOL_GROUPS, {
  ...CHEMISTRY_FORMULAS,
  ...CHEMISTRY_AMOUNTS,
});
