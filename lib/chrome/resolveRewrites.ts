import {
  type ParsedRelativeUrl,
  parseRelativeUrl,
} from 'next/dist/shared/lib/router/utils/parse-relative-url';
import { toInnerPath } from './publicPath';

type Resolved = {
  asPath: string;
  parsedAs: ParsedRelativeUrl;
  matchedPage: boolean;
  resolvedHref: string | undefined;
  externalDest: false;
};

/**
 * Stands in for the function of the same name in Next's router (see `next.config.js`): the browser
 * then finds the page of a public address by our own small table instead of a general matcher,
 * which weighs 4 kB gzip on every page. Answers what Next's would for rewrites like ours: plain
 * ones within the site. `query` gains the names in the address, as it does there.
 */
export default function resolveRewrites(
  address: string,
  pages: string[],
  _rewrites: unknown,
  query: Record<string, unknown>,
  resolveHref: (path: string) => string,
): Resolved {
  const parsedAs = parseRelativeUrl(address);
  const path = parsedAs.pathname.replace(/(.)\/+$/, '$1');
  const inner = toInnerPath(path);
  if (inner === null) {
    const isPage = pages.includes(path);
    const resolvedHref = isPage ? undefined : resolveHref(path);
    const matchedPage = isPage || pages.includes(String(resolvedHref));
    return { asPath: address, parsedAs, matchedPage, resolvedHref, externalDest: false };
  }
  Object.assign(query, inner.names);
  const resolvedHref = resolveHref(inner.path);
  return {
    asPath: `${inner.path}${parsedAs.search}${parsedAs.hash}`,
    parsedAs: { ...parsedAs, pathname: inner.path, query: { ...parsedAs.query, ...inner.names } },
    matchedPage: pages.includes(resolvedHref),
    resolvedHref,
    externalDest: false,
  };
}
