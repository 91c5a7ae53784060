/** The groups of classes that the lists of lessons go by. */
export const CLASS_BANDS = ['1-2', '3-5', '6-8', '9-10', '11-12'] as const;
export type ClassBand = (typeof CLASS_BANDS)[number];

/** A lesson as lists, menus and search know it; its text is the Markdown file of the same name. */
export type ConceptTopic = {
  slug: string;
  /** Short, for lists. */
  name: string;
  /** For search engines, without the school's name: at most 59 characters. */
  title: string;
  description: string;
  band: ClassBand;
  /** Classes that learn it. */
  classes: string;
  /** Other names that people type into the search box. */
  names: readonly string[];
};
