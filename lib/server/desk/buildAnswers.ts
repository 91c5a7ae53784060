import { ANSWERS_COPY } from '@/data/copy/desk/answers';
import { ANSWER_WEEKS } from '@/data/desk/answers';
import { shareInTime } from '@/lib/desk/answerFigure';
import type { AnswerRow, AnswersNow, AnswersPage } from '@/lib/desk/answersPage';
import { lastDayOf, lastWeeks, type Week, weekOf } from '@/lib/desk/week';
import type { Database } from '@/lib/server/store/schema';
import { describeDate } from '@/lib/visits/describeSlot';
import { officeOf } from './offices';
import { placeLists } from './placeLists';
import { type EnquiryWait, figureOf, readWaits } from './readWaits';
import type { StaffMember } from './staff';

type Own = Pick<StaffMember, 'branches'>;

/** How soon parents of somebody's branches were first answered, this week and in the one before. */
export const buildAnswersNow = async (
  db: Database,
  { branches }: Own,
  now: number,
): Promise<AnswersNow> => {
  const [thisWeek = weekOf(now), lastWeek = weekOf(now)] = lastWeeks(now, 2);
  const waits = await readWaits(db, { branches, from: lastWeek, now });
  const of = (week: Week) => figureOf(waits.filter((wait) => wait.week === week));
  return { thisWeek: of(thisWeek), lastWeek: of(lastWeek) };
};

/**
 * The page of figures for somebody at the desk. A branch or week that is not one of theirs counts as
 * not chosen.
 */
export const buildAnswersPage = async (
  db: Database,
  staff: Own,
  chosen: { branch: string; week: string },
  now: number,
): Promise<AnswersPage> => {
  const all = lastWeeks(now, ANSWER_WEEKS);
  const week = all.find((one) => one === chosen.week) ?? weekOf(now);
  const branches = placeLists(staff.branches).branches.map(({ value, label }) => ({
    value,
    label,
  }));
  const one = branches.find(({ value }) => value === chosen.branch);
  const waits = await readWaits(db, { branches: staff.branches, from: all.at(-1) ?? week, now });
  return {
    branch: one?.value ?? '',
    branchName: one?.label ?? ANSWERS_COPY.allBranches,
    week,
    weekName: weekName(week),
    branches,
    weeks: all.map((value) => ({ value, label: weekName(value) })),
    byWeek: weekRows(
      all,
      waits.filter(({ branch }) => one === undefined || String(branch) === one.value),
    ),
    byBranch: branchRows(waits.filter((wait) => wait.week === week)),
  };
};

const weekName = (week: Week): string =>
  `${describeDate(week)} to ${describeDate(lastDayOf(week))}`;

const weekRows = (weeks: readonly Week[], waits: readonly EnquiryWait[]): AnswerRow[] =>
  weeks.map((week) => ({
    key: week,
    label: weekName(week),
    figure: figureOf(waits.filter((wait) => wait.week === week)),
  }));

const branchRows = (waits: readonly EnquiryWait[]): AnswerRow[] => {
  const byBranch = new Map<number, EnquiryWait[]>();
  for (const wait of waits) {
    const own = byBranch.get(wait.branch) ?? [];
    own.push(wait);
    byBranch.set(wait.branch, own);
  }
  return [...byBranch]
    .map(([branch, own]) => ({
      key: String(branch),
      label: officeOf(branch).name,
      figure: figureOf(own),
    }))
    .sort((one, other) => slowness(one) - slowness(other) || (one.label < other.label ? -1 : 1));
};

/** Of whom nothing can be said yet comes last. */
const slowness = ({ figure }: AnswerRow): number => shareInTime(figure) ?? 101;
