import { Band } from '@/components/blocks/Band';
import { PointList } from '@/components/blocks/PointList';
import { EVENT_INDEX } from '@/data/content/events/eventIndex';
import { EventList } from './EventList';

const { list, look } = EVENT_INDEX;

/** The events and what to look at when one visits, to be read. */
export const EventSections = () => (
  <>
    <Band id="events" tone="white" heading={list.heading} lead={list.lead}>
      <EventList />
    </Band>
    <Band id="look" heading={look.heading} lead={look.lead}>
      <PointList points={look.points} columns="three" />
    </Band>
  </>
);
