import { EVENTS } from '@/data/content/events/events';
import { EventCard } from './EventCard';
import styles from './EventList.module.scss';

/** All events side by side. */
export const EventList = () => (
  <ul className={styles.root}>
    {EVENTS.map((event) => (
      <li key={event.title}>
        <EventCard event={event} />
      </li>
    ))}
  </ul>
);
