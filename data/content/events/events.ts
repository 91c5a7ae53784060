import { PATHS } from '@/data/routes/paths';

export type SchoolEvent = {
  title: string;
  /** What kind of event it is, in a word or two. */
  kind: string;
  when: string;
  text: string;
  /** Its own page; null where it has none. */
  path: string | null;
  /** A drawing in `public/pictures/events`, 96 by 96. */
  emblem: string;
};

/** Go Cosmo, then what comes back every year. */
export const EVENTS: readonly SchoolEvent[] = [
  {
    title: 'Go Cosmo 2024',
    kind: 'Astronomy',
    when: '2024, past',
    text: 'Six stations from noon until the stars were out, from the sun on paper to a walk to Neptune. The page has three of the activities to do at home.',
    path: PATHS.goCosmo,
    emblem: '/pictures/events/emblem-astronomy.svg',
  },
  {
    title: 'Story Morning',
    kind: 'Reading',
    when: 'Every year in July',
    text: 'Grandparents come to class and tell a story from their own childhood, each in the language they told it in at home. Afterwards the children draw the ending they would have chosen.',
    path: null,
    emblem: '/pictures/events/emblem-story.svg',
  },
  {
    title: 'Maths Mela',
    kind: 'Mathematics',
    when: 'Every year in December',
    text: 'Every class runs a stall: guess the number of beans in a jar, weigh a schoolbag in books, find the fair way to share a cake. The stallholders have to explain the answer to every visitor.',
    path: null,
    emblem: '/pictures/events/emblem-maths.svg',
  },
  {
    title: 'Open Saturday',
    kind: 'Campus visit',
    when: 'Every year in February',
    text: 'Classrooms stand open, teachers are at their desks and pupils lead the rounds. Families who are still choosing come with their children and stay as long as they like.',
    path: null,
    emblem: '/pictures/events/emblem-visit.svg',
  },
];
