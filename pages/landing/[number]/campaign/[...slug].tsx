import { CampaignView } from '@/components/views/campaign/CampaignView';
import { campaignBuilder } from '@/lib/landing/campaigns/campaignPage';
import { landingPage, whenFirstVisited } from '@/lib/server/landing/landingPage';

export const getStaticPaths = whenFirstVisited;

export const getStaticProps = landingPage(campaignBuilder('campaign'));

export default CampaignView;
