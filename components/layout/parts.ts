import type { ComponentType } from 'react';
import { EventFooterIsland } from '@/components/layout/footer/EventFooterIsland';
import { LandingFoot } from '@/components/layout/footer/LandingFoot';
import { type FooterProps, SiteFooter } from '@/components/layout/footer/SiteFooter';
import { type HeaderProps, SiteHeader } from '@/components/layout/header/SiteHeader';
import { BrochureHeaderIsland } from '@/components/layout/landingHeaders/BrochureHeaderIsland';
import { CampaignHeaderIsland } from '@/components/layout/landingHeaders/CampaignHeaderIsland';
import { LogoHeader } from '@/components/layout/landingHeaders/LogoHeader';
import type { FooterName, HeaderName } from '@/lib/chrome/rules';

const Nothing = () => null;

/** The header of each name in the rules. */
export const HEADER_PARTS: Record<HeaderName, ComponentType<HeaderProps>> = {
  site: SiteHeader,
  logo: LogoHeader,
  campaign: CampaignHeaderIsland,
  brochure: BrochureHeaderIsland,
  none: Nothing,
};

/** The footer of each name in the rules. A page without one still lets visitors change their mind. */
export const FOOTER_PARTS: Record<FooterName, ComponentType<FooterProps>> = {
  full: SiteFooter,
  event: EventFooterIsland,
  none: LandingFoot,
};
