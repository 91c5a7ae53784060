/** What is wrong with a campaign. `at`: the way to it, as `blocks.0.heading`; `text`: a sentence without its full stop. */
export type Problem = { at: string; text: string };
