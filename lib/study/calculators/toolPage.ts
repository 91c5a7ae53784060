import { PATHS } from '@/data/routes/paths';
import {
  CALCULATOR_PATHS,
  type CalculatorSubject,
  toolPath,
} from '@/data/routes/paths/study/calculators';
import { CALCULATOR_PAGE_COPY, CALCULATOR_PAGES } from '@/data/study/calculators/pages';
import type { CalculatorExample } from '@/data/study/calculators/text';
import { CALCULATOR_EXPLORERS } from '@/data/study/explorers/explorerPlaces';
import { buildStartFigure, type StartFigure } from '@/lib/study/explorers/startFigure';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { loadMakers, type MakerPlace } from '@/lib/study/makers/books';
import { toolMakerPlace } from '@/lib/study/makers/calculators/place';
import { byLevel, makeQuestions } from '@/lib/study/makers/makeQuestions';
import { renderMath } from '@/lib/study/math/renderMath';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import type { CalculatorAnswer, CalculatorField } from './calculator';
import { exampleInputs } from './definition';
import { idsOf, type SubjectTools } from './subjectTools';

type Solved = Extract<CalculatorAnswer, { ok: true }>;

/** A question and how the calculator works it out. */
export type ToolExample = { question: string } & Pick<Solved, 'result' | 'working'>;

/** What the page of one calculator shows. */
export type ToolPage<Id extends string> = {
  subject: CalculatorSubject;
  id: Id;
  path: string;
  crumbs: { title: string; path?: string }[];
  heading: string;
  lead: string;
  /** Of the calculator itself. */
  title: string;
  fields: readonly CalculatorField[];
  /** What the fields hold at first, worked out. */
  answer: CalculatorAnswer;
  about: string;
  /** HTML, drawn by the server. */
  formulas: string[];
  examples: readonly ToolExample[];
  mistakes: readonly string[];
  /** A figure to move, where one shows what is computed. */
  explorers: readonly StartFigure[];
  practice: readonly PracticeQuestion[];
  /** Where more of the kind are made. */
  makers: MakerPlace;
  ties: readonly TieList[];
};

/** So many of the questions of a page are made by code. */
const MADE_ON_PAGE = 3;

const solve =
  (id: string, calculate: (inputs: Record<string, string>) => CalculatorAnswer) =>
  ({ question, inputs }: CalculatorExample): ToolExample => {
    const answer = calculate({ ...inputs });
    if (!answer.ok) throw new Error(`The calculator ${id} has no answer to: ${question}`);
    return { question, result: answer.result, working: answer.working };
  };

const explorersOf = (id: string): readonly StartFigure[] =>
  Object.entries(CALCULATOR_EXPLORERS).flatMap(([of, name]) =>
    of === id ? [buildStartFigure(name)] : [],
  );

/**
 * The page of a calculator, its examples worked out by itself; null where there is no such
 * calculator. For prerendering: it draws formulas.
 */
export const buildToolPage = async <Id extends string>(
  all: SubjectTools<Id>,
  name: string,
): Promise<ToolPage<Id> | null> => {
  const id = idsOf(all).find((candidate) => candidate === name);
  if (!id) return null;
  const { subject } = all;
  const { heading, note } = all.tools[id];
  const { about, formulas, examples, mistakes } = all.texts[id];
  const definition = all.define(id);
  const makers = toolMakerPlace(all, id);
  const made = makeQuestions(await loadMakers(makers), MADE_ON_PAGE, 'page');
  return {
    subject,
    id,
    path: toolPath(subject, id),
    crumbs: [
      { title: CALCULATOR_PAGE_COPY.home, path: PATHS.home },
      { title: CALCULATOR_PAGE_COPY.all, path: CALCULATOR_PATHS.all },
      { title: CALCULATOR_PAGES[subject].crumb, path: CALCULATOR_PATHS[subject] },
      { title: definition.title },
    ],
    heading,
    lead: note,
    title: definition.title,
    fields: definition.fields,
    answer: definition.calculate(exampleInputs(definition)),
    about,
    formulas: formulas.map((tex) => renderMath(tex, { display: true })),
    examples: examples.map(solve(id, definition.calculate)),
    mistakes,
    explorers: explorersOf(id),
    practice: byLevel([...all.practice[id].map(toQuestion), ...made]),
    makers,
    ties: tiesOf(`calculator:${subject}/${id}`),
  };
};
