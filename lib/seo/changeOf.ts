import { listPosts } from '@/data/blog/listPosts';
import { PRIVACY } from '@/data/content/about/privacy';
import { REFUNDS } from '@/data/content/about/refunds';
import { TERMS } from '@/data/content/about/terms';
import { CHANGES } from '@/data/routes/changedOn';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { BLOG_PATHS, blogPostPath } from '@/data/routes/paths/blog';

/** Pages that carry their day themselves. The list of the blog is as new as its newest post. */
const buildOwnDays = (): ReadonlyMap<string, string> => {
  const posts = listPosts().map(
    ({ slug, front }) => [blogPostPath(slug), front.updated ?? front.date] as const,
  );
  const newest = posts
    .map(([, day]) => day)
    .sort()
    .at(-1);
  return new Map([
    ...posts,
    ...(newest ? [[BLOG_PATHS.index, newest] as const] : []),
    [ABOUT_PATHS.privacy, PRIVACY.changedOn],
    [ABOUT_PATHS.terms, TERMS.changedOn],
    [ABOUT_PATHS.refunds, REFUNDS.changedOn],
  ]);
};

let ownDays: ReadonlyMap<string, string> | undefined;

/** The day on which a page changed last, `YYYY-MM-DD`; null where nobody wrote it down. */
export const changeOf = (path: string): string | null => {
  ownDays ??= buildOwnDays();
  return ownDays.get(path) ?? CHANGES.find(({ pages }) => pages.test(path))?.on ?? null;
};
