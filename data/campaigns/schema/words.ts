import { z } from 'zod';

/** What a wrong or missing value is told with, in place of zod's own words. */
export const says = (sentence: string) => ({ error: sentence });

const quoted = (input: unknown): string =>
  typeof input === 'string' ? `“${input.slice(0, 40)}”` : 'what stands here';

/** One of a list of names; any other is named, with those that there are. */
export const oneOf = <Name extends string>(names: readonly Name[], what: string) =>
  z.enum(names, {
    error: ({ input }) =>
      input === undefined
        ? `choose ${what}`
        : `${quoted(input)} is not ${what}; choose one of ${names.join(', ')}`,
  });

/** A number that `isKnown` knows. */
export const known = <Id extends number>(isKnown: (value: unknown) => value is Id, what: string) =>
  z.custom<Id>(isKnown, {
    error: ({ input }) => `${typeof input === 'number' ? input : quoted(input)} is not ${what}`,
  });

const LONGEST_TEXT = 1_500;
const MOST_ENTRIES = 40;

// Control characters, and marks that turn the direction of the text around them.
const READABLE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** What people read. Whether it says enough, and fits, the rules of `check` tell. */
export const text = z
  .string(says('write a text here'))
  .regex(READABLE, says('a text has a sign that cannot be seen; write it anew'))
  .max(LONGEST_TEXT, says(`a text is longer than ${LONGEST_TEXT} characters; shorten it`));

export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, says('write a list here'))
    .max(MOST_ENTRIES, says(`a list has more than ${MOST_ENTRIES} entries; take some out`))
    .readonly();
