import { BrochureButton } from '@/components/blocks/actions/BrochureButton';
import { TourButton } from '@/components/blocks/actions/TourButton';
import { WhatsAppButton } from '@/components/blocks/actions/WhatsAppButton';
import { LandingBar } from './LandingBar';

type BrochureHeaderProps = { brochureUrl?: string };

/** The bar of the city landing pages: brochure, campus tour, chat. */
export const BrochureHeader = ({ brochureUrl }: BrochureHeaderProps) => (
  <LandingBar>
    <BrochureButton onPhone="stacked" brochureUrl={brochureUrl} />
    <TourButton onPhone="stacked" />
    <WhatsAppButton onPhone="stacked" />
  </LandingBar>
);
