import { ButtonLink } from '@/components/ui/Button';
import type { PageSeo } from '@/data/routes/routes';
import { EventFrame, type EventTexts } from './EventFrame';
import { GoCosmoSections } from './GoCosmoSections';

type GoCosmoViewProps = {
  seo: PageSeo;
  texts: EventTexts & { toActivities: string };
  trail: readonly { title: string; path: string }[];
};

/** The record of a day of astronomy, with three activities for home. */
export const GoCosmoView = ({ seo, texts, trail }: GoCosmoViewProps) => (
  <EventFrame
    seo={seo}
    texts={texts}
    picture="/pictures/events/go-cosmo.svg"
    trail={trail}
    action={
      <ButtonLink href="#at-home" tone="secondary">
        {texts.toActivities}
      </ButtonLink>
    }
  >
    <GoCosmoSections />
  </EventFrame>
);
