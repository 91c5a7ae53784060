/**
 * The ties that no topic names. Each is written once and counts both ways:
 *
 * - a chapter with the one after it in its book, with the worksheets of its class, and with the papers
 *   that ask about its book;
 * - a chapter of social science with the next but one as well;
 * - a paper with the worksheets of its class, with all others of its class and subject, and with the first
 *   paper of each other subject of its class; a paper of English with the lessons of its class;
 * - the syllabus of a class with the first chapter of each book, with its papers and worksheets, and with
 *   that of the next class;
 * - formulas with the papers of their class and subject, and with the next page of their list;
 * - a calculator with the others of its group;
 * - a lesson with those that it names as related, and with the next one of its subject;
 * - worksheets with those of the next class, and with the lessons and tables below; the page of a topic
 *   with the next two of its class and subject, in a ring;
 * - a table with the next one, the one ten on, the double and the tenfold.
 */
export const RULE_TIES = {
  /** The lessons that go with a class whose worksheets have no chapters, and the tables of a class. */
  worksheets: {
    'pre-nursery': { lessons: ['maths/shapes-around-us', 'evs/five-senses'], tables: [] },
    nursery: { lessons: ['maths/shapes-around-us', 'english/vowels-and-consonants'], tables: [] },
    k1: { lessons: ['maths/addition-by-making-ten', 'english/short-and-long-vowels'], tables: [] },
    k2: { lessons: ['maths/tens-and-ones', 'english/nouns'], tables: [] },
    'grade-2': { lessons: ['maths/skip-counting'], tables: [2, 3, 4, 5, 10] },
    'grade-3': { lessons: ['maths/multiplying-large-numbers'], tables: [6, 7, 8, 9] },
    'grade-4': { lessons: ['maths/long-division'], tables: [11, 12] },
    'grade-5': { lessons: ['english/nouns'], tables: [13, 14, 15, 16, 17, 18, 19, 20] },
  },
  /** The lesson about what a table is. */
  tables: { lesson: 'maths/skip-counting', upTo: 12 },
} as const satisfies {
  worksheets: Partial<Record<string, { lessons: readonly string[]; tables: readonly number[] }>>;
  tables: { lesson: string; upTo: number };
};
