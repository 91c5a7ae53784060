import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import type { BreadcrumbsSubject } from './subject';

/** Where a page stands. The page itself comes last, without an address, as search engines ask. */
export const buildBreadcrumbs = ({ trail, current }: BreadcrumbsSubject) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ title, path }, at) => ({
        '@type': 'ListItem' as const,
        position: at + 1,
        name: title,
        item: absoluteUrl(path),
      })),
      { '@type': 'ListItem' as const, position: trail.length + 1, name: current },
    ],
  }) satisfies BreadcrumbList;
