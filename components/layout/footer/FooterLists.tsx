import { CHROME_COPY } from '@/data/copy/chrome';
import {
  FOOTER_ABOUT_LINKS,
  FOOTER_CITY_LINKS,
  FOOTER_SCHOOL_LINKS,
} from '@/data/menu/footerLinks';
import { FooterLinks } from './FooterLinks';

/** The footer's own links: the same on every page. */
export const FooterLists = () => (
  <>
    <FooterLinks title={CHROME_COPY.footerSchools} links={FOOTER_SCHOOL_LINKS} />
    <FooterLinks title={CHROME_COPY.footerAbout} links={FOOTER_ABOUT_LINKS} />
    <FooterLinks title={CHROME_COPY.footerCities} links={FOOTER_CITY_LINKS} isLong />
  </>
);
