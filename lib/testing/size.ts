/**
 * How much of the tests runs: `npm test` runs the short form, `npm run test:full` the long one, which
 * adds more sizes, more pages of one kind, more seeds and more rounds.
 */
export const IS_LONG = process.env.TEST_SIZE === 'long';

/**
 * The tag of a journey that only the long form runs: what it holds is also held by unit tests, or by
 * another journey like it.
 */
export const LONG = '@long';

/** The tag of a test that is walked on several pages, where only some of them are walked in `npm test`. */
export const longUnless = (isInShort: boolean): { tag?: string } =>
  isInShort ? {} : { tag: LONG };
