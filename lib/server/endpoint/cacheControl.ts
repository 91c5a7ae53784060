import type { ServerResponse } from 'node:http';
import type { GetServerSidePropsContext } from 'next';

type PublicCache = {
  /** In seconds. */
  seconds: number;
  /** The only parameters that may stand in the address: Next writes each one into the page. */
  parameters?: readonly string[];
};

/** Lets any cache store a page that is made for each request, unless its address says more. */
export const setPublicCache = (
  { res, query }: Pick<GetServerSidePropsContext, 'res' | 'query'>,
  { seconds, parameters = [] }: PublicCache,
): void => {
  if (Object.keys(query).every((name) => parameters.includes(name))) {
    res.setHeader('Cache-Control', `public, s-maxage=${seconds}`);
  }
};

/** For pages that are about one visitor: no cache and no search engine stores them. */
export const setPrivate = (res: ServerResponse): void => {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
};
