/** Tables whose numbers are computed: lib/content/activities/tables.ts has a maker for each. */
export type ComputedTable = 'halving' | 'panpipe' | 'noonSun';

export type Point = { title: string; text: string };

type Head = { id: string; heading: string; lead?: string };

export type Table = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  note?: string;
};

export type Project = {
  title: string;
  time: string;
  /** What it needs. */
  need: readonly string[];
  steps: readonly string[];
  explain: string;
  /** What goes wrong, and what to do about it. */
  repairs: readonly Point[];
};

/** What a page of this room is made of, in the order in which it is read. */
export type Block = Head &
  (
    | { kind: 'ages'; ages: readonly { age: string; title: string; text: string }[] }
    | { kind: 'project'; project: Project }
    | { kind: 'points'; points: readonly Point[] }
    | { kind: 'list'; items: readonly string[] }
    | { kind: 'safety'; items: readonly string[] }
    | { kind: 'table'; table: Table }
    | {
        kind: 'computed';
        table: ComputedTable;
        caption: string;
        columns: readonly string[];
        note?: string;
      }
    | { kind: 'links'; links: readonly { title: string; text: string; path: string }[] }
    | {
        kind: 'cards';
        cards: readonly { title: string; text: string; path: string; picture: string }[];
      }
  );

/** A page about an activity, a festival or a contest. */
export type ActivityContent = {
  /** Short, for links and breadcrumbs. */
  name: string;
  heading: string;
  lead: string;
  /** In `public/pictures/activities`, 640 by 480. */
  picture: string;
  /** What differs or is a sample, said first. */
  note: string;
  blocks: readonly Block[];
};

/** Words that stand on every page of this room. */
export const ACTIVITY_WORDS = {
  home: 'Home',
  overview: 'Activities',
  need: 'You need',
  steps: 'How to',
  explain: 'What is behind it',
  repairs: 'When it does not work',
} as const;
