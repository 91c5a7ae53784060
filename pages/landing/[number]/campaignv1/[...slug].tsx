import { CampaignView } from '@/components/views/campaign/CampaignView';
import { campaignAt } from '@/lib/server/campaigns/campaignAt';
import { landingPage, whenFirstVisited } from '@/lib/server/landing/landingPage';

export const getStaticPaths = whenFirstVisited;

export const getStaticProps = landingPage(campaignAt('campaignv1'));

export default CampaignView;
