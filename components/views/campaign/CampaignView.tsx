import dynamic from 'next/dynamic';
import { ContactBar } from '@/components/blocks/contactBar/ContactBar';
import { FactList } from '@/components/blocks/FactList';
import { LandingHero } from '@/components/blocks/landing/LandingHero';
import { Seo } from '@/components/blocks/Seo';
import type { PageSeo } from '@/data/routes/routes';
import type { CampaignPage } from '@/lib/landing/campaigns/campaignPage';
import type { LandingContact } from '@/lib/landing/contact';
import { CampaignSections } from './CampaignSections';
import { colorsOf } from './colorsOf';

// Few campaigns have a picture of their own.
const HeroPicture = dynamic(() =>
  import('@/components/blocks/landing/HeroPicture').then((part) => part.HeroPicture),
);

type CampaignViewProps = { seo: PageSeo; page: CampaignPage; contact: LandingContact };

/** A paid visit's page: the promise and the form at once, then the reasons. */
export const CampaignView = ({ seo, page, contact }: CampaignViewProps) => {
  const { hero, form, colors, blocks, checkedOn } = page;
  const { facts, photo, ...promise } = hero;
  return (
    <div style={colorsOf(colors)}>
      <Seo {...seo} />
      <LandingHero
        {...promise}
        form={{
          heading: form.heading,
          text: form.text ?? undefined,
          cities: form.cities,
          about: form.about,
          hidden: form.hidden,
          ...form.start,
        }}
        phone={contact.phone}
      >
        {photo && <HeroPicture {...photo} alt={photo.alt ?? ''} />}
        {facts.length > 0 && <FactList facts={facts} />}
      </LandingHero>
      <CampaignSections blocks={blocks} phone={contact.phone} checkedOn={checkedOn} />
      <ContactBar path={seo.path} phone={contact.phone} />
    </div>
  );
};
