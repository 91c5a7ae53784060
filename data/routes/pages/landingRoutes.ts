import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
import { CITIES, LP_CITIES } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { lpPath } from '@/data/routes/paths/places';
import { fitDescription, fitTitle, landingRoute, type Route } from '@/data/routes/route';
import { ADMISSION_SESSION } from '@/data/school';
import { boardsOf, gradeRange, listedBranches } from './facts';

const session = ADMISSION_SESSION.label;

/** The landing pages of the cities and those for admission and transfer. */
export const landingRoutes = (): Route[] => [
  ...LP_CITIES.map(({ city }) => toCityLanding(city)),
  landingRoute(PATHS.transferAdmission, {
    title: `Transfer admission ${session}`,
    description:
      'Moving during the year or from another board? Which grades can be joined when and where, the papers for a transfer, and a form to ask for a seat.',
  }),
  landingRoute(PATHS.admissionsOpen, {
    title: `Admissions open ${session}: day schools`,
    description: `Admissions for ${session} are open: the grade for your child’s birthday, five steps, a plan for one week and our branches in ${LP_CITIES.length} cities. Send an enquiry.`,
  }),
  landingRoute(PATHS.admissionsOpenBoarding, {
    title: `Boarding admissions open ${session}`,
    description: `${BOARDING_CAMPUSES.countFirst} boarding campuses, CBSE to Grade 12, take enquiries for ${session}: whom boarding suits, a week in the house, what to pack and how to visit.`,
  }),
];

const toCityLanding = (city: (typeof LP_CITIES)[number]['city']): Route => {
  const branches = listedBranches(city);
  const name = CITIES[city].displayName;
  const count = branches.length === 1 ? 'one branch' : `${branches.length} branches`;
  return landingRoute(lpPath(city), {
    title: fitTitle(`Campus tour in ${name}: see the school`, `Campus tour in ${name}`),
    description: fitDescription(
      `Book a campus tour in ${name}: ${count}, ${boardsOf(branches)}, ${gradeRange(branches)}. What to look at and ask, how to get there, and the brochure.`,
      `Book a campus tour in ${name}: ${count}, ${boardsOf(branches)}. What to look at and ask, how to get there, and the brochure.`,
    ),
  });
};
