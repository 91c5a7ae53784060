import { COMPARE_PATHS } from '@/data/routes/paths/compare';
import { pageRoute, type Route } from '@/data/routes/route';

/** The page that puts branches side by side; what is chosen stands in its query. */
export const compareRoutes = (): Route[] => [
  pageRoute(COMPARE_PATHS.compare, {
    title: 'Compare branches side by side',
    description:
      'Put up to three of our branches next to each other: fees, hours, class size, facilities, distance, board, grades and boarding, with what differs first.',
    section: 'schools',
    names: [
      'compare',
      'compare branches',
      'compare schools',
      'branch comparison',
      'which branch is better',
    ],
    headings: ['Side by side', 'Difference between branches', 'CBSE or ICSE branch'],
  }),
];
