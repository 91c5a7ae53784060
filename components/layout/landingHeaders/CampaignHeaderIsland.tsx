import type { HeaderProps } from '@/components/layout/header/SiteHeader';
import { Island } from '@/components/ui/Island';
import { ServedCampaignHeader } from './servedCampaignHeader';
// The bar stands in the page before its code does, so its looks come with the page.
import '@/components/blocks/actions/ActionLink.module.scss';
import '@/components/layout/header/Logo.module.scss';
import './LandingBar.module.scss';

const loadHeader = async () => {
  const { CampaignHeader } = await import('./CampaignHeader');
  return <CampaignHeader />;
};

/** The bar of the campaign pages as HTML; its code comes with the first touch. */
export const CampaignHeaderIsland = (_: HeaderProps) => (
  <Island
    shape="contents"
    still={ServedCampaignHeader && <ServedCampaignHeader />}
    load={loadHeader}
  />
);
