import type { Article } from 'schema-dts';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { organizationInShort } from './organization';

type Post = {
  path: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  updated?: string | null;
  /** A team of the school: `Admissions team`. */
  author: string;
  /** A picture of ours, by its path. */
  picture?: string;
};

/** A post by one of the school's teams. */
export const buildArticle = (post: Post) => {
  const { path, title, description, date, updated, author, picture } = post;
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: {
      '@type': 'Organization',
      name: author,
      url: absoluteUrl('/'),
      parentOrganization: organizationInShort(),
    },
    publisher: organizationInShort(),
    mainEntityOfPage: absoluteUrl(path),
    inLanguage: 'en-IN',
    ...(picture && { image: absoluteUrl(picture) }),
  } satisfies Article;
};
