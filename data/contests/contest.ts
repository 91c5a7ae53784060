import type { ContestSlug } from './slugs';

/** What a parent can vote for. Samples: no child is named, and no child's work is shown. */
export type ContestEntry = {
  /** Kept in the store with each vote: never changed once voting has begun. */
  id: string;
  title: string;
  /** From which class it is, and in which form. */
  from: string;
  text: string;
  isSample: true;
};

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
  /** What else there is to say about its days. */
  note?: string;
  entries: readonly ContestEntry[];
  /** How such a contest runs. */
  rules: readonly ContestPoint[];
  /** What to look or listen for before voting. */
  look: { heading: string; points: readonly ContestPoint[] };
  /** The same in small, at home. */
  home: { heading: string; text: string };
};
