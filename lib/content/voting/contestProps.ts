import type { ContestSlug } from '@/data/contests/slugs';
import { todayInIndia } from '@/lib/enquiry/today';
import { staticPage } from '@/lib/site/staticPage';
import { buildContestPage } from './contestPage';

/**
 * The `getStaticProps` of a contest's page. It is made again every 15 minutes, so the page is that
 * late at most when voting opens or closes; the ballot asks the server, and a vote is checked there.
 */
export const contestProps = (slug: ContestSlug) =>
  staticPage(() => ({ page: buildContestPage(slug, todayInIndia(Date.now())) }));
