import type { ParsedUrlQuery } from 'node:querystring';
import { LANDING_FOLDER } from './landingVariant';

/**
 * Pages whose address has a name inside a segment live in clear folders: the folder of each, and
 * its public address. `next.config.js` has the same for the server; a test holds them together.
 */
const PUBLIC_PATTERNS: Readonly<Record<string, string>> = {
  '/branches/[city]': '/[city]-branches',
  '/branches/[city]/[branch]': '/[city]-branches/[branch]',
  '/admissions/cities/[city]': '/school-admission-in-[city]',
  '/cbse-schools/[city]': '/cbse-schools-in-[city]',
  '/maths-concepts/tables/[number]': '/maths-concepts/table-of-[number]',
  '/ncert-classes/[class]': '/class[class]-ncert-solutions',
  '/ncert-classes/[class]/[subject]': '/class[class]-ncert-solutions/[subject]',
  '/ncert-classes/[class]/[subject]/[chapter]':
    '/class[class]-ncert-solutions/[subject]/chapter-[chapter]',
  '/cbse-classes/[class]': '/cbse-class-[class]-syllabus',
  // The first of the two is the one that a change of page within the site goes to.
  '/converters/number-to-words/[number]': '/converters/number-to-words/[number]-in-words',
  '/converters/number-to-words/common/[number]': '/converters/number-to-words/[number]-in-words',
};

/**
 * The public path of the page that Next shows. Made of the page's own pattern, not of the address
 * bar: while prerendering there is none, and on the 404 page it holds whatever the visitor typed.
 */
export const toPublicPath = (pattern: string, query: ParsedUrlQuery): string =>
  (PUBLIC_PATTERNS[pattern] ?? pattern.replace(LANDING_FOLDER, '')).replace(
    /\[(?:\.{3})?(\w+)\]/g,
    (part, name: string) => {
      const value = query[name];
      return value === undefined ? part : [value].flat().join('/');
    },
  );

const NAME = /\[(\w+)\]/g;

const INNER_ADDRESSES = Object.entries(PUBLIC_PATTERNS).map(([inner, address]) => ({
  inner,
  matches: new RegExp(`^${address.replace(NAME, '(?<$1>[^/]+)')}$`),
}));

/** The folder and the names that a public path stands for, or null where it is its own folder. */
export const toInnerPath = (
  path: string,
): { path: string; names: Record<string, string> } | null => {
  for (const { inner, matches } of INNER_ADDRESSES) {
    const names = path.match(matches)?.groups;
    if (names) return { path: inner.replace(NAME, (_, name) => names[name] ?? ''), names };
  }
  return null;
};
