import type { ComponentType } from 'react';
import { type FooterProps, SiteFooter } from '@/components/layout/footer/SiteFooter';
import { type HeaderProps, SiteHeader } from '@/components/layout/header/SiteHeader';
import type { FooterName, HeaderName } from '@/lib/chrome/rules';

const Nothing = () => null;

/** The header of each name in the rules. */
export const HEADER_PARTS: Record<HeaderName, ComponentType<HeaderProps>> = {
  site: SiteHeader,
  none: Nothing,
};

/** The footer of each name in the rules. */
export const FOOTER_PARTS: Record<FooterName, ComponentType<FooterProps>> = {
  full: SiteFooter,
  none: Nothing,
};
