/** What a calculator is called where it is found: on its page, in lists, in the search. */
export type ToolText = {
  /** The heading of its page. */
  heading: string;
  /** In the search results; `Seo` adds the school. */
  title: string;
  description: string;
  /** On its card: what it does. */
  note: string;
  /** What people type who look for it. */
  names: readonly [string, ...string[]];
};

/** Calculators that belong together, in the order of their list. */
export type ToolGroup<Id extends string> = { title: string; ids: readonly Id[] };
