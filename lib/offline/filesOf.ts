import { isKeptFile } from './kept';

// In an attribute or in `url(…)` of a style sheet.
const ADDRESS = /(?:["'(]|&quot;)(\/(?:_next\/static|pictures)\/[^"'()\s\\<>&]+)/g;

/** The scripts, fonts and pictures that the HTML of a page names. */
export const filesOf = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(ADDRESS), ([, file = '']) => file).filter(isKeptFile)),
];
