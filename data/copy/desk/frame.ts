import { SCHOOL } from '@/data/school';

/** What stands around each page of the desk. */
export const DESK_FRAME_COPY = {
  name: `${SCHOOL.name} desk`,
  menu: 'Desk',
  inbox: 'Enquiries',
  visits: 'Visits',
  campaigns: 'Campaigns',
  preflight: 'Check a page',
  account: 'My account',
  results: 'Results',
  signOut: 'Sign Out',
  skip: 'Skip to the page',
} as const;
