import { Island } from '@/components/ui/Island';
import { ServedEventStory } from './servedEventStory';
// The story stands in the page without its code, so its looks come with the page.
import '@/components/blocks/Band.module.scss';
import './EventCard.module.scss';
import './EventList.module.scss';
import './TitledPoints.module.scss';

const loadStory = async () => {
  const { EventStory } = await import('./EventStory');
  return <EventStory />;
};

/** The events as HTML that stays as it is. */
export const EventStoryIsland = () => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedEventStory && <ServedEventStory />}
    load={loadStory}
  />
);
