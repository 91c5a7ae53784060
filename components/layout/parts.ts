import type { ComponentType } from 'react';
import { EventFooter } from '@/components/layout/footer/EventFooter';
import { LandingFoot } from '@/components/layout/footer/LandingFoot';
import { type FooterProps, SiteFooter } from '@/components/layout/footer/SiteFooter';
import { type HeaderProps, SiteHeader } from '@/components/layout/header/SiteHeader';
import { BrochureHeader } from '@/components/layout/landingHeaders/BrochureHeader';
import { CampaignHeader } from '@/components/layout/landingHeaders/CampaignHeader';
import { LogoHeader } from '@/components/layout/landingHeaders/LogoHeader';
import type { FooterName, HeaderName } from '@/lib/chrome/rules';

const Nothing = () => null;

/** The header of each name in the rules. */
export const HEADER_PARTS: Record<HeaderName, ComponentType<HeaderProps>> = {
  site: SiteHeader,
  logo: LogoHeader,
  campaign: CampaignHeader,
  brochure: BrochureHeader,
  none: Nothing,
};

/** The footer of each name in the rules. A page without one still lets visitors change their mind. */
export const FOOTER_PARTS: Record<FooterName, ComponentType<FooterProps>> = {
  full: SiteFooter,
  event: EventFooter,
  none: LandingFoot,
};
