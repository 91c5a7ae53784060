import type { ItemList } from 'schema-dts';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';

type Listed = { title: string; path: string };

/** The branches of a page in their order; each one's own page says more. */
export const buildBranchList = (branches: readonly Listed[]) =>
  ({
    '@type': 'ItemList',
    numberOfItems: branches.length,
    itemListElement: branches.map(({ title, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name: title,
      url: absoluteUrl(path),
    })),
  }) satisfies ItemList;
