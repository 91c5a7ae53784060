import { Band } from '@/components/blocks/Band';
import { PointList } from '@/components/blocks/PointList';
import { EVENT_INDEX } from '@/data/content/events/eventIndex';
import { EventList } from './EventList';

const { samples, look } = EVENT_INDEX;

/** The events and what to look at when one visits, to be read. */
export const EventSections = () => (
  <>
    <Band id="events" tone="white" heading={samples.heading} lead={samples.lead}>
      <EventList />
    </Band>
    <Band id="look" heading={look.heading} lead={look.lead}>
      <PointList points={look.points} columns="three" />
    </Band>
  </>
);
