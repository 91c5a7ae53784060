import type { ContestSlug } from './slugs';

/** What a parent can vote for. No child is named. */
export type ContestEntry = {
  /** Kept in the store with each vote: never changed once voting has begun. */
  id: string;
  title: string;
  /** From which class it is, and in which form. */
  from: string;
  text: string;
};

/** Votes by the id of the entry. */
export type Counts = Readonly<Record<string, number>>;

export type ContestPoint = { title: string; text: string };

/** A contest that parents vote on. */
export type Contest = {
  slug: ContestSlug;
  /** Short, for links. */
  name: string;
  heading: string;
  lead: string;
  /** The first day on which votes count, in India, `YYYY-MM-DD`. */
  opensOn: string;
  /**
   * The last day on which votes count, that day included. Null: open until somebody closes it by
   * hand, by writing a day here. A day in the future opens a closed contest again; the votes that
   * it has stay.
   */
  closesOn: string | null;
  entries: readonly ContestEntry[];
  /**
   * The votes of each entry as they were announced; the page has them once voting has closed. Null:
   * not announced yet, then the votes in the store are counted.
   */
  result: Counts | null;
  /** How such a contest runs. */
  rules: readonly ContestPoint[];
  /** What to look or listen for before voting. */
  look: { heading: string; points: readonly ContestPoint[] };
  /** The same in small, at home. */
  home: { heading: string; text: string };
};
