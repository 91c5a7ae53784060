import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import type { Day } from './day';

/** How an answer went: wrong first; right with a hint; right first time. From the worst up. */
export const GRADES = ['again', 'hard', 'good'] as const;
export type Grade = (typeof GRADES)[number];

/** `spaced`: as well as each thing is known, by FSRS. `plain`: after 1, 7 and 30 days. */
export const PLANS = ['spaced', 'plain'] as const;
export type Plan = (typeof PLANS)[number];

export const STUDIED_SUBJECTS = [
  'maths',
  'science',
  'english',
  'evs',
  'social',
  'general',
] as const;
export type StudiedSubject = (typeof STUDIED_SUBJECTS)[number];

/** What is known of one thing to repeat: a question, a kind of questions, a table, a worksheet topic. */
export type Card = {
  /** When it comes again; null: it is learned. */
  due: Day | null;
  last: Day;
  /** The worst answer of that day. */
  grade: Grade;
  /** How often it went right in a row, on different days. */
  step: number;
  /** What FSRS remembers; absent until it is asked. */
  memory?: { stability: number; difficulty: number };
};

/** What was done on one page of the site. */
export type PageWork = {
  /** Its heading; empty where it was written down before headings were. */
  title: string;
  subject: StudiedSubject;
  /** The questions that show a tick, by `askKey`. */
  solved: readonly string[];
  /** By `itemKey`. */
  cards: Readonly<Record<string, Card>>;
};

/** Answers of a day: how many, and how many of them right first time. */
export type DayWork = readonly [answered: number, right: number];

export type Child = {
  id: string;
  /** Empty until somebody writes one. */
  nickname: string;
  classes: readonly ClassNumber[];
  plan: Plan;
  /** By public path. */
  pages: Readonly<Record<string, PageWork>>;
  days: Readonly<Record<Day, DayWork>>;
};

/** All that is stored of learning on a device. */
export type Shelf = {
  version: typeof SHELF_VERSION;
  /** The `id` of the child who learns now. */
  current: string;
  /** At least one. */
  children: readonly [Child, ...Child[]];
};

export const SHELF_VERSION = 1;
export const MAX_CHILDREN = 4;
export const LONGEST_NICKNAME = 20;
/** Days that are remembered one by one. */
export const DAYS_REMEMBERED = 400;

export const newChild = (id: string): Child => ({
  id,
  nickname: '',
  classes: [],
  plan: 'spaced',
  pages: {},
  days: {},
});

export const newShelf = (id: string): Shelf => ({
  version: SHELF_VERSION,
  current: id,
  children: [newChild(id)],
});

export const currentChild = ({ current, children }: Shelf): Child =>
  children.find(({ id }) => id === current) ?? children[0];

/** Nothing was chosen, written or solved. */
export const isUntouched = ({ nickname, classes, pages, days }: Child): boolean =>
  nickname === '' &&
  classes.length === 0 &&
  Object.keys(pages).length === 0 &&
  Object.keys(days).length === 0;

/** Changes the child who learns now. */
export const changeChild = (shelf: Shelf, change: (child: Child) => Child): Shelf => {
  const { id } = currentChild(shelf);
  const [first, ...others] = shelf.children;
  const changed = (child: Child) => (child.id === id ? change(child) : child);
  return { ...shelf, current: id, children: [changed(first), ...others.map(changed)] };
};

/** One more child, who learns now; the same shelf where it is full. */
export const addChild = (shelf: Shelf, id: string): Shelf =>
  shelf.children.length >= MAX_CHILDREN
    ? shelf
    : { ...shelf, current: id, children: [...shelf.children, newChild(id)] };

/** Without this child; a fresh one stands in for the last. */
export const removeChild = (shelf: Shelf, id: string, freshId: string): Shelf => {
  const [first, ...others] = shelf.children.filter((child) => child.id !== id);
  if (!first) return newShelf(freshId);
  return {
    ...shelf,
    current: shelf.current === id ? first.id : shelf.current,
    children: [first, ...others],
  };
};

export const isClassNumber = (value: unknown): value is ClassNumber =>
  CLASS_NUMBERS.some((number) => number === value);
