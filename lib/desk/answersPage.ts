import type { AnswerFigure } from './answerFigure';
import type { Week } from './week';

/** The figure of a week or of a branch. */
export type AnswerRow = { key: string; label: string; figure: AnswerFigure };

type Option = { value: string; label: string };

/** What the inbox says on top. */
export type AnswersNow = { thisWeek: AnswerFigure; lastWeek: AnswerFigure };

/** The page of figures. `branch`: the number of one, or '' for all; the week rows are of it. */
export type AnswersPage = {
  branch: string;
  branchName: string;
  week: Week;
  weekName: string;
  branches: readonly Option[];
  weeks: readonly Option[];
  byWeek: readonly AnswerRow[];
  /** Of the week, the slowest first. */
  byBranch: readonly AnswerRow[];
};
