import { PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';

/** The footer of an event's page. */
export const EVENT_FOOTER_COPY = {
  title: 'Go Cosmo 2024',
  text: `An event of ${SCHOOL.name} that is over. The activities on this page work at home.`,
  more: 'Read more',
  links: [
    { title: 'All events', path: PATHS.event },
    { title: 'Find a school near you', path: PATHS.nearMe },
    { title: 'How to join', path: PATHS.admissions },
    { title: 'Home page', path: PATHS.home },
  ],
  contact: 'Ask us',
} as const;
