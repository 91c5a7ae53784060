import { PAGE_KINDS } from '@/e2e/support/pageKinds';

/** Not to be found by search engines, or not a page: Lighthouse's SEO marks say nothing of them. */
const NOT_FOR_SEARCH =
  /^\/(search|login|my-enquiries|enquiry|no-such-page|test\/|campaign|campaignv1|lp\/|transfer-admission|admissions-open-for-|thank-you|home-2|converters\/number-to-words\/99999999)/;

export type AuditedPage = { kind: string; path: string; isForSearch: boolean };

/** The pages to audit: the named paths, or one of each kind. */
export const choosePages = (paths: readonly string[]): AuditedPage[] => {
  const named = paths.map((path) => ({
    kind: PAGE_KINDS.find((page) => page.path === path)?.kind ?? 'named',
    path,
  }));
  return (paths.length > 0 ? named : [...PAGE_KINDS]).flatMap(({ kind, path }) =>
    path === '/no-such-page' ? [] : [{ kind, path, isForSearch: !NOT_FOR_SEARCH.test(path) }],
  );
};
