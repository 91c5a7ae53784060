import type { PageSeo } from '@/data/routes/routes';
import { EventFrame, type EventTexts } from './EventFrame';
import { EventSections } from './EventSections';

type EventViewProps = {
  seo: PageSeo;
  texts: EventTexts;
  trail: readonly { title: string; path: string }[];
};

/** The list of events. */
export const EventView = ({ seo, texts, trail }: EventViewProps) => (
  <EventFrame seo={seo} texts={texts} picture="/pictures/events/events.svg" trail={trail}>
    <EventSections />
  </EventFrame>
);
