import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { LandingFoot } from '@/components/layout/footer/LandingFoot';
import { type FooterProps, SiteFooter } from '@/components/layout/footer/SiteFooter';
import { type HeaderProps, SiteHeader } from '@/components/layout/header/SiteHeader';
import type { FooterName, HeaderName } from '@/lib/chrome/rules';

const Nothing = () => null;

// Few pages have these, so the others need not carry them.
const LogoHeader = dynamic<HeaderProps>(() =>
  import('@/components/layout/landingHeaders/LogoHeader').then((part) => part.LogoHeader),
);
const CampaignHeader = dynamic<HeaderProps>(() =>
  import('@/components/layout/landingHeaders/CampaignHeader').then((part) => part.CampaignHeader),
);
const BrochureHeader = dynamic<HeaderProps>(() =>
  import('@/components/layout/landingHeaders/BrochureHeader').then((part) => part.BrochureHeader),
);
const EventFooter = dynamic(() =>
  import('@/components/layout/footer/EventFooter').then((part) => part.EventFooter),
);

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
