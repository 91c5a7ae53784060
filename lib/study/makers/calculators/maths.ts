import { MATHS_TOOL_GROUPS } from '@/data/study/calculators/tools/maths';
import { MATHS_MONEY } from './maths/money';
import { MATHS_NUMBERS } from './maths/numbers';
import { MATHS_SHAPES } from './maths/shapes';
import { numberTools } from './place';

/** The makers of the maths calculators, by their number in the list. */
export const MAKERS = numberTools(MATHS_TOOL_GROUPS, {
  ...MATHS_NUMBERS,
  ...MATHS_MONEY,
  ...MATHS_SHAPES,
});
