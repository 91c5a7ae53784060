import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { FactList } from '@/components/blocks/FactList';
import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { LandingContact } from '@/lib/landing/contact';
import type { LpPage } from '@/lib/landing/lpPage';
import { LpSections } from './LpSections';

type LpViewProps = { seo: PageSeo; page: LpPage; contact: LandingContact };

/** One city, for a family that should see the school: the form, then what a visit is good for. */
export const LpView = ({ seo, page, contact }: LpViewProps) => (
  <>
    <Seo {...seo} />
    <LandingHero
      heading={page.heading}
      lead={page.lead}
      points={page.points}
      form={page.form}
      phone={contact.phone}
      place={page.place}
    >
      <FactList facts={page.facts} />
    </LandingHero>
    <LpSections page={page} contact={contact} />
    <ContactBar path={page.path} phone={contact.phone} />
  </>
);
