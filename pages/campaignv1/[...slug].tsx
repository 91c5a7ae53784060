import { CampaignView } from '@/components/views/campaign/CampaignView';
import { campaignBuilder } from '@/lib/campaigns/campaignPage';
import { landingPage } from '@/lib/server/landing/landingPage';

export const getServerSideProps = landingPage(campaignBuilder('campaignv1'));

export default CampaignView;
