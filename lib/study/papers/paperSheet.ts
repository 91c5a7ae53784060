import type { Figure, PaperFigures } from '@/data/study/figures/figure';
import { PAPER_FIGURES } from '@/data/study/figures/paperFigures';
import { type DrawnFigure, drawFigure } from '@/lib/study/figures/drawFigure';
import { breakFormulas } from '@/lib/study/math/breakFormulas';
import { drawText } from '@/lib/study/math/drawText';
import type { Answered, CaseQuestion, Paper, PaperPart, PaperQuestion } from './paperFront';
import { readPaper } from './readPapers';

/** Texts of a drawn paper are HTML. */
export type SheetPart = { ask: string; marks: number; or: string | null };

export type SheetQuestion = {
  number: number;
  marks: number;
  ask: string;
  figure?: DrawnFigure;
  options: readonly string[];
  /** How many options stand side by side where there is room. */
  columns: 1 | 2 | 4;
  parts: readonly SheetPart[];
  or: string | null;
  /** The parts of the text that `or` asks to choose instead. */
  orParts?: readonly SheetPart[];
  /** In place of a map. */
  withoutMap?: { ask: string; parts: readonly SheetPart[] };
};

export type SheetAnswer = {
  /** The letter of the right option. */
  letter: string | null;
  answer: string;
  steps: readonly { step: string; marks: number }[];
  /** Written out, where the steps say only what it needs. */
  model?: string;
};

export type SheetSolution = {
  number: number;
  marks: number;
  /** What had to be drawn. */
  figure?: DrawnFigure;
  /** One for each part, or one; `or` answers what may be chosen instead. */
  answers: readonly SheetAnswers[];
  /** Those of the parts of another text, or in place of a map. */
  orAnswers?: readonly SheetAnswers[];
  withoutMap?: readonly SheetAnswers[];
};

export type SheetAnswers = SheetAnswer & { or: SheetAnswer | null };

export type PaperSheet = Pick<Paper, 'subject' | 'minutes' | 'marks'> & {
  classNumber: number;
  instructions: readonly string[];
  sections: readonly {
    name: string;
    title: string;
    note: string;
    questions: readonly SheetQuestion[];
    solutions: readonly SheetSolution[];
  }[];
};

const LETTERS = 'ABCD';

const WIDE = 34;
const NARROW = 14;

/** What a formula takes on paper is less than its TeX. */
const lengthOf = (text: string): number =>
  text.replaceAll(/\\(?:[dt]?frac|left|right|text|times|sqrt)|[${}\\]/g, '').length;

const columnsFor = (options: readonly string[]): SheetQuestion['columns'] => {
  const longest = Math.max(...options.map(lengthOf));
  if (longest <= NARROW) return 4;
  return longest <= WIDE ? 2 : 1;
};

// A browser would let a line begin with the full stop after a formula: it becomes a part of it.
const draw = (text: string): string =>
  drawText(breakFormulas(text)).replaceAll(/<\/math>([.,;:?!)]+)/g, '<mtext>$1</mtext></math>');

// An assertion and its reason stand in lines of their own, and so does what has one in the file.
const drawAsk = (text: string): string =>
  draw(text.trim())
    .replace(/\s+(?=Reason(?: \(R\))?\s*:)/, '<br>')
    .replaceAll('\n', '<br>');

const drawPart = ({ ask, marks, or }: PaperPart): SheetPart => ({
  ask: drawAsk(ask),
  marks,
  or: or ? drawAsk(or.ask) : null,
});

/** Without a figure there is no field, which keeps the page small. */
const figureField = (figure: Figure | undefined): { figure?: DrawnFigure } =>
  figure ? { figure: drawFigure(figure) } : {};

/** What stands in place of a case: another text, or questions without a map. */
const drawInstead = ({ or, withoutMap }: CaseQuestion) => ({
  or: or ? drawAsk(or.ask) : null,
  ...(or && { orParts: or.parts.map(drawPart) }),
  ...(withoutMap && {
    withoutMap: { ask: drawAsk(withoutMap.ask), parts: withoutMap.parts.map(drawPart) },
  }),
});

const drawQuestion = (
  question: PaperQuestion,
  number: number,
  figures: PaperFigures,
): SheetQuestion => {
  const options = question.kind === 'choice' ? question.options : [];
  return {
    number,
    marks: question.marks,
    ask: drawAsk(question.ask),
    ...figureField(figures[number]?.question),
    options: options.map(drawText),
    columns: columnsFor(options),
    parts: question.kind === 'case' ? question.parts.map(drawPart) : [],
    or: question.kind === 'open' && question.or ? drawAsk(question.or.ask) : null,
    ...(question.kind === 'case' && drawInstead(question)),
  };
};

const drawAnswer = (
  { answer, scheme, model }: Answered,
  options: readonly string[] = [],
): SheetAnswer => ({
  letter: LETTERS[options.indexOf(answer)] ?? null,
  answer: draw(answer),
  steps: scheme.map(({ step, marks }) => ({ step: draw(step), marks })),
  ...(model && { model: drawAsk(model) }),
});

const withOther = (asked: Answered & { or?: Answered }) => ({
  ...drawAnswer(asked),
  or: asked.or ? drawAnswer(asked.or) : null,
});

type Answers = Pick<SheetSolution, 'answers' | 'orAnswers' | 'withoutMap'>;

const answersOf = (question: PaperQuestion): Answers => {
  if (question.kind === 'open') return { answers: [withOther(question)] };
  if (question.kind === 'choice')
    return { answers: [{ ...drawAnswer(question, question.options), or: null }] };
  const { parts, or, withoutMap } = question;
  return {
    answers: parts.map(withOther),
    ...(or && { orAnswers: or.parts.map(withOther) }),
    ...(withoutMap && { withoutMap: withoutMap.parts.map(withOther) }),
  };
};

/** A paper as it is shown and printed, with its formulas drawn. */
export const drawPaper = (paper: Paper, figures: PaperFigures = {}): PaperSheet => {
  let number = 0;
  const sections = paper.sections.map(({ name, title, note, questions }) => {
    const first = number + 1;
    number += questions.length;
    return {
      name,
      title: drawText(title),
      note: drawText(note),
      questions: questions.map((question, at) => drawQuestion(question, first + at, figures)),
      solutions: questions.map((question, at) => ({
        number: first + at,
        marks: question.marks,
        ...figureField(figures[first + at]?.scheme),
        ...answersOf(question),
      })),
    };
  });
  const { class: classNumber, subject, minutes, marks, instructions } = paper;
  return {
    classNumber,
    subject,
    minutes,
    marks,
    sections,
    instructions: instructions.map(drawText),
  };
};

/** The drawn paper of a slug; null where there is none. For the server and the build only. */
export const buildPaperSheet = (slug: string): PaperSheet | null => {
  const paper = readPaper(slug);
  return paper ? drawPaper(paper, PAPER_FIGURES[slug]) : null;
};
