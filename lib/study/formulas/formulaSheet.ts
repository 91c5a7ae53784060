import { ownFormulaPath } from '@/data/routes/paths/study/formulas';
import type {
  Formula,
  FormulaClass,
  FormulaSubject,
  FormulaTopic,
} from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import type { SheetClass, SheetFormula, SheetNames, SheetTopic } from '@/data/study/formulas/sheet';
import { escapeHtml } from '@/lib/study/math/escapeHtml';
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

const toSheetTopic =
  (hasIds: boolean) =>
  ({ title, formulas }: FormulaTopic): SheetTopic => ({
    ...(hasIds && { id: topicId(title) }),
    title,
    formulas: formulas.map((formula) => ({
      ...(hasIds && { id: formulaId(formula.name) }),
      ...toSheetFormula(formula),
    })),
  });

const isElsewhere = (subject: FormulaSubject, { grade }: FormulaClass): boolean =>
  ownFormulaPath(subject, grade) !== null;

const toSheetClass = (
  subject: FormulaSubject,
  list: FormulaClass,
  hasIds: boolean,
): SheetClass => ({
  grade: list.grade,
  id: classAnchor(list.grade),
  topics: topicsOf(subject, list).map(toSheetTopic(hasIds)),
});

/** The list of a subject as its page shows it. For the generator: KaTeX is too large for a page. */
export const buildFormulaSheet = (subject: FormulaSubject): SheetClass[] =>
  FORMULAS[subject]
    .filter((list) => !isElsewhere(subject, list))
    .map((list) => toSheetClass(subject, list, false));

/** The classes that have a page of their own: each formula has a place there. */
export const buildOwnSheets = (subject: FormulaSubject): SheetClass[] =>
  FORMULAS[subject]
    .filter((list) => isElsewhere(subject, list))
    .map((list) => toSheetClass(subject, list, true));

/** What the list of a subject says of the classes that have a page of their own. */
export const buildSheetNames = (subject: FormulaSubject): SheetNames[] =>
  FORMULAS[subject].flatMap((list) => {
    const path = ownFormulaPath(subject, list.grade);
    if (!path) return [];
    const topics = topicsOf(subject, list).map(({ title, formulas }) => ({
      title,
      names: formulas.map(({ name }) => name),
    }));
    return [{ grade: list.grade, id: classAnchor(list.grade), path, topics }];
  });
