/** A practice question of ours, in plain text; its shape is that of `questionFront`. */
export type PracticeText = {
  ask: string;
  hint: string;
  steps: string[];
  /** What a pupil types: at most 40 characters. */
  answer: string;
  accept?: string[];
  /** An expression that a test evaluates and compares with the numbers of the answer. */
  check?: string;
};
