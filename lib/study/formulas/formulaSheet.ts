import type {
  Formula,
  FormulaClass,
  FormulaSubject,
  FormulaTopic,
} from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import type { SheetClass, SheetFormula, SheetTopic } from '@/data/study/formulas/sheet';
import { escapeHtml } from '@/lib/site/escapeHtml';
import { renderMath } from '@/lib/study/math/renderMath';
import { classAnchor } from './classAnchor';
import { topicsOf } from './classTopics';
import { formulaId, topicId } from './formulaIds';

const withUnit = (means: string, unit?: string): string => (unit ? `${means} (${unit})` : means);

const workLine = ({ work, answer }: Formula['use']): string =>
  answer.startsWith('about ')
    ? `${work} ≈ ${answer.slice('about '.length)}`
    : `${work} = ${answer}`;

// About as many signs as fit side by side into a card on a phone, and into the widest one.
const MOST_ON_PHONE = 20;
const MOST_ON_CARD = 24;

/** Judged by the signs of a drawn formula; a fraction counts with both of its halves, to be safe. */
const widthOf = (math: string): Pick<SheetFormula, 'width'> => {
  const signs = math.replace(/<[^>]*>|\s/g, '').length;
  if (signs > MOST_ON_CARD) return { width: 'widest' };
  return signs > MOST_ON_PHONE ? { width: 'long' } : {};
};

// Every byte counts a thousandfold here, and a formula is a row without being told.
const ROOT_ROW = /^(<math[^>]*>)<mrow>(.*)<\/mrow><\/math>$/s;

const drawMath = (tex: string, options?: { display: boolean }): string =>
  renderMath(tex, options).replace(ROOT_ROW, '$1$2</math>');

const toSheetFormula = ({ name, tex, symbols, use, limits }: Formula): SheetFormula => ({
  id: formulaId(name),
  name,
  math: drawMath(tex, { display: true }),
  ...widthOf(renderMath(tex, { display: true })),
  symbols: symbols.map(
    ([symbol, means, unit]) => `${drawMath(symbol)} ${escapeHtml(withUnit(means, unit))}`,
  ),
  given: use.given,
  work: workLine(use),
  ...(limits && { limits }),
});

const toSheetTopic = ({ title, formulas }: FormulaTopic): SheetTopic => ({
  id: topicId(title),
  title,
  formulas: formulas.map(toSheetFormula),
});

const toSheetClass = (subject: FormulaSubject, list: FormulaClass): SheetClass => ({
  grade: list.grade,
  id: classAnchor(list.grade),
  topics: topicsOf(subject, list).map(toSheetTopic),
});

/** The formulas of a subject as its pages show them. For the generator: it draws them by KaTeX. */
export const buildFormulaSheet = (subject: FormulaSubject): SheetClass[] =>
  FORMULAS[subject].map((list) => toSheetClass(subject, list));
