import type { GetServerSidePropsContext } from 'next';

type Kept = {
  /** In seconds. */
  seconds: number;
  /** The only parameters that may stand in the address: Next writes each one into the page. */
  parameters?: readonly string[];
};

/** Lets any cache keep a page that is made for each request, unless its address says more. */
export const letCachesKeep = (
  { res, query }: Pick<GetServerSidePropsContext, 'res' | 'query'>,
  { seconds, parameters = [] }: Kept,
): void => {
  if (Object.keys(query).every((name) => parameters.includes(name))) {
    res.setHeader('Cache-Control', `public, s-maxage=${seconds}`);
  }
};
