import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { LandingContact } from '@/lib/landing/contact';
import type { TransferPage } from '@/lib/landing/transferPage';
import { HeroPicture } from './HeroPicture';
import { TransferStoryIsland } from './TransferStoryIsland';

type TransferViewProps = { seo: PageSeo; page: TransferPage; contact: LandingContact };

/** For a family that moves: ask for the seat first, then everything about papers and boards. */
export const TransferView = ({ seo, page, contact }: TransferViewProps) => (
  <>
    <Seo {...seo} />
    <LandingHero
      heading={page.heading}
      lead={page.lead}
      points={page.points}
      form={page.form}
      phone={contact.phone}
    >
      <HeroPicture src="/pictures/school-gate.svg" />
    </LandingHero>
    <TransferStoryIsland page={page} contact={contact} />
  </>
);
