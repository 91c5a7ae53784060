import type { Day } from './day';
import { SHEET_ITEM, TABLE_ITEM } from './itemKey';
import type { Card, Child, PageWork } from './shelf';

/** What is to be repeated in one place of a page. */
export type DueWork = {
  /** Where it is repeated. */
  href: string;
  path: string;
  page: PageWork;
  kind: 'questions' | 'table' | 'sheet';
  count: number;
  minutes: number;
};

/** So many questions of one page at a time: the others come tomorrow. */
export const REPEAT_AT_ONCE = 6;
export const SESSION_MINUTES = 10;

const MINUTES: Readonly<Record<string, number>> = { [TABLE_ITEM]: 3, [SHEET_ITEM]: 6 };
const MINUTES_A_QUESTION = 1.5;

/** Where the questions of a page that are due stand together, and its table check. */
export const REPEAT_ANCHOR = 'repeat';
export const TABLE_ANCHOR = 'table-check';

const isDue = ({ due }: Card, today: Day): boolean => due !== null && due <= today;

const waitOf = ({ due }: Card): Day => due ?? '';

/** The items of a page that are due, those that wait longest first. */
const allDue = ({ cards }: PageWork, today: Day): readonly [item: string, card: Card][] =>
  Object.entries(cards)
    .filter(([, card]) => isDue(card, today))
    .toSorted(([, one], [, other]) => waitOf(one).localeCompare(waitOf(other)));

/** The questions of a page that are due today. */
export const dueQuestions = (page: PageWork, today: Day): readonly string[] =>
  allDue(page, today)
    .map(([item]) => item)
    .filter((item) => MINUTES[item] === undefined)
    .slice(0, REPEAT_AT_ONCE);

type Waiting = DueWork & { since: Day };

const dueOnPage = ([path, page]: readonly [string, PageWork], today: Day): Waiting[] => {
  const due = allDue(page, today);
  const tools = due.flatMap(([item, card]) => {
    const minutes = MINUTES[item];
    if (minutes === undefined) return [];
    const isTable = item === TABLE_ITEM;
    const href = isTable ? `${path}#${TABLE_ANCHOR}` : path;
    const kind = isTable ? ('table' as const) : ('sheet' as const);
    return [{ href, path, page, kind, count: 1, minutes, since: waitOf(card) }];
  });
  const count = dueQuestions(page, today).length;
  const [, first] = due.find(([item]) => MINUTES[item] === undefined) ?? [];
  if (!first) return tools;
  const questions = {
    href: `${path}#${REPEAT_ANCHOR}`,
    path,
    page,
    kind: 'questions' as const,
    count,
    minutes: count * MINUTES_A_QUESTION,
    since: waitOf(first),
  };
  return [questions, ...tools];
};

/** Everything to repeat today, what waits longest first. */
export const dueWork = ({ pages }: Child, today: Day): readonly DueWork[] =>
  Object.entries(pages)
    .flatMap((entry) => dueOnPage(entry, today))
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .map(({ since: _, ...due }) => due);

/** What fits into ten minutes, in this order; one piece even where it takes longer. */
export const planSession = (due: readonly DueWork[]): readonly DueWork[] => {
  const picked: DueWork[] = [];
  let minutes = 0;
  for (const work of due) {
    if (picked.length > 0 && minutes + work.minutes > SESSION_MINUTES) continue;
    picked.push(work);
    minutes += work.minutes;
  }
  return picked;
};

/** The first day after today on which something comes; null where nothing does. */
export const nextDue = ({ pages }: Child, today: Day): Day | null => {
  const days = Object.values(pages)
    .flatMap(({ cards }) => Object.values(cards))
    .flatMap(({ due }) => (due !== null && due > today ? [due] : []));
  return days.toSorted()[0] ?? null;
};
