type Change = {
  /** The pages of one kind, by their addresses. */
  pages: RegExp;
  /** `YYYY-MM-DD`: the day on which what they say was last changed. */
  on: string;
  /** Where what they say is written: folders of this repository. */
  from: readonly [string, ...string[]];
};

/**
 * When the pages of each kind changed last, for the sitemap: a search engine that was told too late
 * a day once no longer believes any. An image has no history to ask, so the days stand here, and a
 * test compares them with the history: none is later than the last change, nor long before it. A
 * kind that is missing here has no day in the sitemap; posts and legal pages have their own.
 */
export const CHANGES: readonly Change[] = [
  {
    pages: /^\/(?:[a-z-]+-branches(?:\/|$)|school-admission-in-|cbse-schools-in-)/,
    on: '2026-11-23',
    from: ['data/places'],
  },
  { pages: /^\/maths-concepts\/table-of-/, on: '2026-11-22', from: ['data/study/tables'] },
  { pages: /^\/[a-z]+-concepts(?:\/|$)/, on: '2026-11-23', from: ['data/study/concepts'] },
  { pages: /^\/worksheets(?:\/|$)/, on: '2026-11-21', from: ['data/study/worksheets'] },
  { pages: /^\/calculators(?:\/|$)/, on: '2026-11-22', from: ['data/study/calculators'] },
  { pages: /^\/(?:[a-z]+-)?formula(?:\/|$)/, on: '2026-11-24', from: ['data/study/formulas'] },
  { pages: /^\/converters(?:\/|$)/, on: '2026-11-22', from: ['data/study/converters'] },
  {
    pages: /^\/(?:class\d+-)?ncert-solutions(?:\/|$)/,
    on: '2026-11-26',
    from: ['data/study/ncert'],
  },
  { pages: /^\/cbse-(?:class-\d+-)?syllabus$/, on: '2026-11-26', from: ['data/study/syllabus'] },
  { pages: /^\/sample-paper(?:\/|$)/, on: '2026-11-26', from: ['data/study/papers'] },
  { pages: /^\/my-study$/, on: '2026-11-26', from: ['data/copy/myStudy.ts'] },
  { pages: /^\/poems(?:\/|$)/, on: '2026-11-21', from: ['data/study/poems'] },
  { pages: /^\/story(?:\/|$)/, on: '2026-11-21', from: ['data/study/stories'] },
];
