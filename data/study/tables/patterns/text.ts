/** A paragraph about a table under a short heading of its own. */
export type PatternText = { title: string; text: string };
