import type { ParsedUrlQuery } from 'node:querystring';
import { REWRITES } from '@/data/routes/rewrites.mjs';
import { LANDING_FOLDER } from './landingVariant';

/** `/:city([a-z-]+)-branches` as `/[city]-branches`. */
const toPattern = (address: string): string => address.replace(/:(\w+)(?:\([^)]*\))?/g, '[$1]');

const PUBLIC_PATTERNS = new Map(
  REWRITES.map(({ source, destination }) => [toPattern(destination), toPattern(source)]),
);

/**
 * The public path of the page that Next shows. Made of the page's own pattern, not of the address
 * bar: while prerendering there is none, and on the 404 page it holds whatever the visitor typed.
 */
export const toPublicPath = (pattern: string, query: ParsedUrlQuery): string =>
  (PUBLIC_PATTERNS.get(pattern) ?? pattern.replace(LANDING_FOLDER, '')).replace(
    /\[(?:\.{3})?(\w+)\]/g,
    (part, name: string) => {
      const value = query[name];
      return value === undefined ? part : [value].flat().join('/');
    },
  );
