import type { Day } from './day';
import type { Child, PageWork } from './shelf';
import { lastWeek } from './streak';

export type WeekReport = {
  from: Day;
  to: Day;
  /** On so many of the seven days. */
  days: number;
  answered: number;
  right: number;
  /** Pages that went well: nothing answered this week was wrong at the end. */
  learned: readonly { path: string; page: PageWork }[];
  /** Pages with something that was wrong. */
  again: readonly { path: string; page: PageWork }[];
};

/** What a child did in the last seven days. */
export const buildWeek = ({ days, pages }: Child, today: Day): WeekReport => {
  const week = lastWeek(today);
  const from = week[0] ?? today;
  const touched = Object.entries(pages)
    .map(([path, page]) => ({
      path,
      page,
      cards: Object.values(page.cards).filter(({ last }) => last >= from && last <= today),
    }))
    .filter(({ cards }) => cards.length > 0);
  const isWrong = ({ cards }: (typeof touched)[number]) =>
    cards.some(({ grade }) => grade === 'again');
  const toPage = ({ path, page }: (typeof touched)[number]) => ({ path, page });
  const studied = week.flatMap((day) => (days[day] ? [days[day]] : []));
  return {
    from,
    to: today,
    days: studied.length,
    answered: studied.reduce((sum, [answered]) => sum + answered, 0),
    right: studied.reduce((sum, [, right]) => sum + right, 0),
    learned: touched.filter((one) => !isWrong(one)).map(toPage),
    again: touched.filter(isWrong).map(toPage),
  };
};
