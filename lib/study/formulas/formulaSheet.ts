import type { Formula, FormulaGrade, FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { renderMath } from '@/lib/study/math/renderMath';
import { classAnchor } from './classAnchor';

export type SheetFormula = {
  name: string;
  /** MathML. */
  math: string;
  /** Wider than a card may be on a phone, or than any card. */
  width: 'normal' | 'long' | 'widest';
  symbols: { math: string; means: string }[];
  given: string;
  /** The worked use in one line: 1/2 × 12 × 9 = 54 cm². */
  work: string;
  limits?: string;
};

export type SheetClass = {
  grade: FormulaGrade;
  id: string;
  topics: { title: string; formulas: SheetFormula[] }[];
};

const withUnit = (means: string, unit?: string): string => (unit ? `${means} (${unit})` : means);

const workLine = ({ work, answer }: Formula['use']): string =>
  answer.startsWith('about ')
    ? `${work} ≈ ${answer.slice('about '.length)}`
    : `${work} = ${answer}`;

// About as many signs as fit side by side into a card on a phone, and into the widest one.
const MOST_ON_PHONE = 20;
const MOST_ON_CARD = 24;

/** Judged by the signs of a drawn formula; a fraction counts with both of its halves, to be safe. */
const widthOf = (math: string): SheetFormula['width'] => {
  const signs = math.replace(/<[^>]*>|\s/g, '').length;
  if (signs > MOST_ON_CARD) return 'widest';
  return signs > MOST_ON_PHONE ? 'long' : 'normal';
};

// Every byte counts a thousandfold here, and a formula is a row without being told.
const ROOT_ROW = /^(<math[^>]*>)<mrow>(.*)<\/mrow><\/math>$/s;

const drawMath = (tex: string, options?: { display: boolean }): string =>
  renderMath(tex, options).replace(ROOT_ROW, '$1$2</math>');

const toSheetFormula = ({ name, tex, symbols, use, limits }: Formula): SheetFormula => ({
  name,
  math: drawMath(tex, { display: true }),
  width: widthOf(renderMath(tex, { display: true })),
  symbols: symbols.map(([symbol, means, unit]) => ({
    math: drawMath(symbol),
    means: withUnit(means, unit),
  })),
  given: use.given,
  work: workLine(use),
  ...(limits && { limits }),
});

/** The whole list of a subject as its page shows it. For the server and the build only. */
export const buildFormulaSheet = (subject: FormulaSubject): SheetClass[] =>
  FORMULAS[subject].map(({ grade, topics }) => ({
    grade,
    id: classAnchor(grade),
    topics: topics.map(({ title, formulas }) => ({
      title,
      formulas: formulas.map(toSheetFormula),
    })),
  }));
