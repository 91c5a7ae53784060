import { EnquireNowButton } from '@/components/blocks/actions/EnquireNowButton';
import { WhatsAppButton } from '@/components/blocks/actions/WhatsAppButton';
import { LandingBar } from './LandingBar';

/** The bar of the campaign pages: chat or enquire. */
export const CampaignHeader = () => (
  <LandingBar>
    <WhatsAppButton onPhone="icon" />
    <EnquireNowButton onPhone="short" />
  </LandingBar>
);
