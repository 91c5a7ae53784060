import type { Picture } from './picture';

/** Scenes for the home page: people at every hour of a school day, none of them shown elsewhere. */
export const HOME_PICTURES = {
  morning: {
    src: '/pictures/home/eight-in-the-morning.svg',
    alt: 'Eight in the morning at the school gate: parents wave, and one boy arrives with toast and a single shoe',
  },
  stages: {
    src: '/pictures/home/four-stages.svg',
    alt: 'Four pupils from nursery to Grade 12 on steps that rise with them; the last wears a graduate’s cap',
  },
  finder: {
    src: '/pictures/home/find-your-branch.svg',
    alt: 'A family before a large map of branches; the dog’s paw prints lead to one of them',
  },
  kites: {
    src: '/pictures/home/kite-lab.svg',
    alt: 'Children fly kites they have built; the third kite is in the tree, where a crow looks after it',
  },
  sportsDay: {
    src: '/pictures/home/tug-of-war.svg',
    alt: 'Three pupils pull against one grandmother, and she wins',
  },
  boarding: {
    src: '/pictures/home/evening-call.svg',
    alt: 'Parents call the boarding school in the evening; somebody small who should be asleep waves as well',
  },
} as const satisfies Record<string, Picture>;
