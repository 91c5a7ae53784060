import {
  type Card,
  type Child,
  GRADES,
  isUntouched,
  MAX_CHILDREN,
  type PageWork,
  type Shelf,
} from './shelf';

/** Answered later, else the one that was known better: the same whichever comes first. */
const newerCard = (one: Card, other: Card): Card => {
  const weight = ({ last, step, grade, due }: Card) =>
    `${last} ${String(step).padStart(6, '0')} ${GRADES.indexOf(grade)} ${due ?? '9'}`;
  return weight(other) > weight(one) ? other : one;
};

/** Both records; where both have a name, `join` decides. */
const joinRecords = <T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  join: (one: T, other: T) => T,
): Record<string, T> =>
  Object.fromEntries([
    ...Object.entries(one),
    ...Object.entries(other).map(([name, theirs]) => {
      const mine = Object.hasOwn(one, name) ? one[name] : undefined;
      return [name, mine === undefined ? theirs : join(mine, theirs)] as const;
    }),
  ]);

const joinLists = <T>(one: readonly T[], other: readonly T[]): T[] => [
  ...new Set([...one, ...other]),
];

const joinPages = (one: PageWork, other: PageWork): PageWork => ({
  title: one.title || other.title,
  subject: one.title ? one.subject : other.subject,
  solved: joinLists(one.solved, other.solved),
  cards: joinRecords(one.cards, other.cards, newerCard),
});

const joinChildren = (one: Child, other: Child): Child => ({
  id: one.id,
  nickname: one.nickname || other.nickname,
  plan: one.plan,
  classes: joinLists(one.classes, other.classes).toSorted((a, b) => a - b),
  pages: joinRecords(one.pages, other.pages, joinPages),
  // The same day on both: the copy that saw more of it.
  days: joinRecords(one.days, other.days, (mine, theirs) => (theirs[0] > mine[0] ? theirs : mine)),
});

/**
 * This device's shelf with what a file brings. The same child (by its id) is joined, others stand beside;
 * nothing that was here gets lost. Null where that makes more children than there is room for.
 */
export const mergeShelves = (here: Shelf, brought: Shelf): Shelf | null => {
  const joined = here.children.map((child) => {
    const same = brought.children.find(({ id }) => id === child.id);
    return same ? joinChildren(child, same) : child;
  });
  const added = brought.children.filter(
    (child) => !isUntouched(child) && here.children.every(({ id }) => id !== child.id),
  );
  const all = [...joined, ...added];
  // A phone on which nobody has begun makes room for who comes.
  const [first, ...others] = all.length > 1 ? all.filter((child) => !isUntouched(child)) : all;
  if (!first) return here;
  if (others.length >= MAX_CHILDREN) return null;
  const current = [first, ...others].some(({ id }) => id === here.current)
    ? here.current
    : first.id;
  return { ...here, current, children: [first, ...others] };
};
