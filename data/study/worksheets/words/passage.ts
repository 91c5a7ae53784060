/**
 * A short story of our own. Its gaps are filled anew for each sheet, so that the answers have to be
 * looked up in the story. Values of one gap never stand anywhere else in the story.
 */
export type Passage = {
  /** With gaps such as `{animal}`. */
  text: string;
  gaps: Readonly<Record<string, readonly string[]>>;
  /** What the value of a gap answers. */
  literal: readonly (readonly [ask: string, gap: string])[];
  /** What has to be thought about: an answer and two that do not fit. */
  thought: readonly (readonly [ask: string, answer: string, wrong: string, wrong: string])[];
};
