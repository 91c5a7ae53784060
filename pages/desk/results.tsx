import type { InferGetServerSidePropsType } from 'next';
import { DeskFrame } from '@/components/layout/desk/DeskFrame';
import { ResultsView } from '@/components/views/desk/results/ResultsView';
import { campaignOf } from '@/lib/counts/landingPath';
import { todayInIndia } from '@/lib/enquiry/today';
import { listSlugs } from '@/lib/server/campaigns/readCampaigns';
import { learnLandings, listLandings } from '@/lib/server/counts/landings';
import { deskPage } from '@/lib/server/desk/deskPage';

export const getServerSideProps = deskPage('results', async (_context, { db }) => {
  // What was published a moment ago, too.
  learnLandings(await listSlugs(db));
  return {
    props: {
      today: todayInIndia(Date.now()),
      campaigns: [...new Set(listLandings().map(campaignOf))].sort(),
    },
  };
});

const ResultsPage = (props: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <ResultsView {...props} />
);

ResultsPage.Frame = DeskFrame;

export default ResultsPage;
