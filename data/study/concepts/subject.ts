import type { ClassBand, ConceptTopic } from './topic';

/** What the list of a subject's lessons says. */
export type Subject = {
  /** In the way up from a lesson. */
  name: string;
  heading: string;
  lead: string;
  /** The groups of classes that have lessons, each with what it is about. */
  bands: readonly { band: ClassBand; note: string }[];
  topics: readonly ConceptTopic[];
  howTo: readonly { term: string; detail: string }[];
  related: readonly { title: string; path: string; note: string }[];
  /** For search engines and the search box; lengths as of a topic. */
  route: { title: string; description: string; names: readonly string[] };
};
