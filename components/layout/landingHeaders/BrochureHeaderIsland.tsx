import type { HeaderProps } from '@/components/layout/header/SiteHeader';
import { Island } from '@/components/ui/Island';
import { ServedBrochureHeader } from './servedBrochureHeader';
// The bar stands in the page before its code does, so its looks come with the page.
import '@/components/blocks/actions/ActionLink.module.scss';
import '@/components/layout/header/Logo.module.scss';
import './LandingBar.module.scss';

const loadHeader = async (brochureUrl?: string) => {
  const { BrochureHeader } = await import('./BrochureHeader');
  return <BrochureHeader brochureUrl={brochureUrl} />;
};

/** The bar of the city landing pages as HTML; its code comes with the first touch. */
export const BrochureHeaderIsland = ({ brochureUrl }: HeaderProps) => (
  <Island
    shape="contents"
    still={ServedBrochureHeader && <ServedBrochureHeader brochureUrl={brochureUrl} />}
    load={() => loadHeader(brochureUrl)}
  />
);
