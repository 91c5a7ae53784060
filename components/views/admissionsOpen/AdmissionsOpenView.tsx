import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { AdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import type { LandingContact } from '@/lib/landing/contact';
import { DaySections } from './DaySections';

type AdmissionsOpenViewProps = { seo: PageSeo; page: AdmissionsOpenPage; contact: LandingContact };

const PICTURE = {
  src: '/pictures/landing/measured-at-the-door.svg',
  alt: 'Children wait to be measured at a door; one stands on books, and the last in the line is a small elephant',
};

/** The day schools while admissions are open: the form, then one week's plan to a good choice. */
export const AdmissionsOpenView = ({ seo, page, contact }: AdmissionsOpenViewProps) => (
  <>
    <Seo {...seo} />
    <LandingHero
      heading={page.heading}
      lead={page.lead}
      points={page.points}
      form={page.form}
      phone={contact.phone}
    >
      <HeroImage {...PICTURE} size="narrow" />
    </LandingHero>
    <DaySections page={page} contact={contact} />
    <ContactBar path={seo.path} phone={contact.phone} />
  </>
);
