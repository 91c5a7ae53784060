import { PATHS } from '@/data/routes/paths';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { landingRoute, pageRoute, type Route, studyRoute } from '@/data/routes/route';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';

/** The finder's own page, the events, and the pages that advertisements lead to. */
export const extraRoutes = (): Route[] => [
  pageRoute(PATHS.nearMe, {
    section: 'schools',
    title: 'School near me: find the right branch',
    description:
      'Type your locality or use your location and see which of our CBSE and ICSE branches near you teach your child’s grade, with their distances.',
    names: ['near me', 'nearme', 'school near me', 'schools near me', 'nearest branch'],
    headings: ['Use my location', 'School run', 'Distance', 'Nearby schools'],
  }),
  pageRoute(PATHS.event, {
    section: 'about',
    title: 'Events: what happens besides lessons',
    description:
      'Astronomy, story mornings and open Saturdays: how events at our branches look, what to watch for as a visiting parent, and how to be invited.',
    names: ['event', 'events', 'school events'],
    headings: ['Past events', 'Open Saturday', 'What to look at on a visit'],
  }),
  pageRoute(PATHS.goCosmo, {
    section: 'about',
    title: 'Go Cosmo 2024: a day of astronomy',
    description:
      'What children did at each station of Go Cosmo 2024, and three activities for home: moon phases, a walk to Neptune, the Pole Star and Orion from India.',
    names: ['go cosmo', 'go cosmo 2024', 'astronomy event'],
    headings: ['Astronomy', 'Moon phases', 'Solar system', 'Pole Star', 'Orion', 'Telescope'],
  }),
  studyRoute(MY_STUDY_PATH, {
    title: 'My study: what to repeat today, on this device only',
    description:
      'What your child solved on our study pages, what to repeat today, ten minutes a day, and a page for the parent to print. Nothing leaves the device.',
    names: [
      'my study',
      'study shelf',
      'my progress',
      'study plan',
      'revision plan',
      'repeat today',
    ],
    headings: [
      'Repeat today',
      'Ten minutes a day',
      'This week',
      'Save a copy',
      'Without a network',
    ],
  }),
  landingRoute(PATHS.thankYou, {
    title: 'Thank you: what happens next',
    description:
      'What happens after an admission enquiry, step by step: your reference, the call from the branch, the visit and the papers to keep at hand.',
  }),
  landingRoute(PATHS.home2, {
    title: `${SCHOOL.shortName} admissions ${ADMISSION_SESSION.label}: start here`,
    description: `Enquire at ${SCHOOL.name} for ${ADMISSION_SESSION.label}: by city, by grade, day school or boarding. One short form, and the branch calls you back.`,
  }),
];
