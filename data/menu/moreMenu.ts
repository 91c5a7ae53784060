import type { ContestSlug } from '@/data/contests/slugs';
import {
  ACTIVITY_PATHS,
  ACTIVITY_SLUGS,
  type ActivitySlug,
  activityPath,
  contestPath,
} from '@/data/routes/paths/activities';
import { linkGroup, type MenuSection } from './menu';

const ACTIVITY_TITLES = {
  robotics: 'Robotics',
  coding: 'Coding',
  music: 'Music',
  pottery: 'Pottery',
  astronomy: 'Astronomy',
  weaving: 'Weaving',
} as const satisfies Record<ActivitySlug, string>;

// The specification's order (2.2).
const CONTESTS: readonly { title: string; slug: ContestSlug }[] = [
  { title: 'Fiction Frolic', slug: 'fiction-frolic-voting' },
  { title: 'Public speaking', slug: 'public-speaking' },
  { title: 'Football challenge', slug: 'football-challenge-voting' },
  { title: 'Short film', slug: 'shortfilm' },
  { title: 'Basketball challenge', slug: 'basketball-challenge-voting' },
  { title: 'VoxSymphony', slug: 'voxsymphony-voting' },
  { title: 'Bestie challenge', slug: 'bestie-challenge-voting' },
];

/** What children do besides lessons (specification 2.2, More). */
export const MORE_MENU: MenuSection = {
  key: 'more',
  title: 'More',
  isSplitOnPhones: false,
  groups: [
    linkGroup('more/activities', 'Activities', [
      { title: 'All activities', path: ACTIVITY_PATHS.activities },
      ...ACTIVITY_SLUGS.map((slug) => ({ title: ACTIVITY_TITLES[slug], path: activityPath(slug) })),
    ]),
    linkGroup('more/events', 'Festivals and competitions', [
      { title: 'Khel Mahotsav', path: ACTIVITY_PATHS.khelMahotsav },
      { title: 'Khel Mahotsav 2025', path: ACTIVITY_PATHS.khelMahotsav2025 },
      { title: 'Super Singer', path: ACTIVITY_PATHS.superSinger },
    ]),
    linkGroup(
      'more/voting',
      'Voting',
      CONTESTS.map(({ title, slug }) => ({ title, path: contestPath(slug) })),
    ),
  ],
};
