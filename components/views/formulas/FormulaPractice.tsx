import { Practice } from '@/components/blocks/study/Practice';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { toQuestion } from '@/lib/study/practice/toQuestion';

/** The questions below a list of formulas, with their texts. */
export const FormulaPractice = ({ subject }: { subject: FormulaSubject }) => (
  <Practice questions={FORMULA_PRACTICE[subject].map(toQuestion)} />
);
