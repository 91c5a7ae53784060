import type { Article } from 'schema-dts';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { organizationInShort } from './organization';
import type { ArticleSubject } from './subject';

/** A post by one of the school's teams. */
export const buildArticle = (subject: ArticleSubject) => {
  const { path, title, description, date, updated, author, picture } = subject;
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: { '@type': 'Organization', name: author, url: absoluteUrl('/') },
    publisher: organizationInShort(),
    mainEntityOfPage: absoluteUrl(path),
    inLanguage: 'en-IN',
    ...(picture && { image: absoluteUrl(picture) }),
  } satisfies Article;
};
