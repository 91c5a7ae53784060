import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';

type Place = {
  /** From the top down, without the page itself. */
  trail: readonly { title: string; path: string }[];
  /** The page itself. */
  current: string;
};

/** Where a page stands. The page itself comes last, without an address, as search engines ask. */
export const buildBreadcrumbs = ({ trail, current }: Place) =>
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
