import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { HeroImage } from '@/components/blocks/landing/HeroImage';
import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { BoardingOpenPage } from '@/lib/landing/boardingOpenPage';
import type { LandingContact } from '@/lib/landing/contact';
import { BoardingSections } from './BoardingSections';

type BoardingOpenViewProps = { seo: PageSeo; page: BoardingOpenPage; contact: LandingContact };

const PICTURE = {
  src: '/pictures/landing/closing-the-trunk.svg',
  alt: 'Grandmother sits on the trunk so that it closes; the dog keeps one shoe back',
};

/** The boarding campuses while admissions are open: the form, then an honest look at the life. */
export const BoardingOpenView = ({ seo, page, contact }: BoardingOpenViewProps) => (
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
    <BoardingSections page={page} contact={contact} />
    <ContactBar path={seo.path} phone={contact.phone} />
  </>
);
