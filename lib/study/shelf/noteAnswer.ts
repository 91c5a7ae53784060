import type { Day } from './day';
import { answerCard, type PlanNext } from './schedule';
import { type Child, DAYS_REMEMBERED, type DayWork, type Grade, type PageWork } from './shelf';

/** Where something was answered. */
export type StudyPlace = { path: string } & Pick<PageWork, 'title' | 'subject'>;

export type Answer = {
  place: StudyPlace;
  /** From `itemKey`. */
  item: string;
  grade: Grade;
};

const pageOf = ({ pages }: Child, { path, title, subject }: StudyPlace): PageWork => {
  const { solved = [], cards = {} } = pages[path] ?? {};
  return { title, subject, solved, cards };
};

const withPage = (child: Child, path: string, page: PageWork): Child => ({
  ...child,
  pages: { ...child.pages, [path]: page },
});

/** The days with that of today, without those of long ago. */
const countDay = (days: Child['days'], today: Day, grade: Grade): Child['days'] => {
  const [answered, right] = days[today] ?? [0, 0];
  const counted: DayWork = [answered + 1, right + (grade === 'good' ? 1 : 0)];
  const all = Object.entries({ ...days, [today]: counted });
  return Object.fromEntries(
    all.sort(([one], [other]) => (one < other ? -1 : 1)).slice(-DAYS_REMEMBERED),
  );
};

/** What a child's shelf says after an answer. */
export const noteAnswer = (
  child: Child,
  { place, item, grade }: Answer,
  today: Day,
  planNext: PlanNext,
): Child => {
  const page = pageOf(child, place);
  const before = page.cards[item];
  const card = answerCard(before, grade, today, planNext);
  const isCounted = card !== before;
  return {
    ...withPage(child, place.path, { ...page, cards: { ...page.cards, [item]: card } }),
    days: isCounted ? countDay(child.days, today, grade) : child.days,
  };
};

/** The ticks of a page; the plan stays as it is. */
export const noteSolved = (child: Child, place: StudyPlace, solved: readonly string[]): Child =>
  withPage(child, place.path, { ...pageOf(child, place), solved });

/** A page without cards whose questions are no longer there. */
export const dropItems = (child: Child, path: string, items: readonly string[]): Child => {
  const page = child.pages[path];
  if (!page) return child;
  const cards = Object.fromEntries(
    Object.entries(page.cards).filter(([item]) => !items.includes(item)),
  );
  return withPage(child, path, { ...page, cards });
};
