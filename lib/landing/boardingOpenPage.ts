import { BOARDING_OPEN, CAMPUS_REASONS } from '@/data/content/landing/boardingOpen';
import { byBranchId } from '@/data/places/byBranchId';
import { CITIES, getLocation } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { ADMISSION_SESSION } from '@/data/school';
import { boardingBranches, branchTitle, gradesLabel } from '@/lib/schools/directory/branches';
import { skylineOf } from '@/lib/schools/directory/cityCards';
import { boardingOf } from '@/lib/schools/directory/profile/boarding';
import type { LandingForm } from './form';

export type OpenCampus = {
  id: number;
  title: string;
  path: string;
  /** `Rai, Delhi NCR`. */
  place: string;
  /** `CBSE, Grade 1 to Grade 12`. */
  teaches: string;
  skyline: string;
  reason: string;
  landmark: string;
  way: string;
};

/** What the page of the boarding campuses shows beside its fixed texts. */
export type BoardingOpenPage = {
  heading: string;
  lead: string;
  points: readonly string[];
  form: LandingForm;
  campuses: OpenCampus[];
};

const REASONS = byBranchId<string>(CAMPUS_REASONS);

/** Builds the page of the campuses with boarding. For the server. */
export const buildBoardingOpenPage = (): BoardingOpenPage => {
  return {
    heading: BOARDING_OPEN.heading(ADMISSION_SESSION.label),
    lead: BOARDING_OPEN.lead,
    points: BOARDING_OPEN.points,
    form: {
      heading: BOARDING_OPEN.formHeading,
      text: BOARDING_OPEN.formText,
      cities: BOARDING_OPEN.formCities,
    },
    campuses: openCampuses(),
  };
};

const openCampuses = (): OpenCampus[] =>
  boardingBranches().flatMap((branch) => {
    const path = branchPath(branch);
    const life = boardingOf(branch.id);
    if (path === null || !life) return [];
    const { localArea, landmark } = getLocation(branch.id);
    const city = CITIES[branch.city].displayName;
    return [
      {
        id: branch.id,
        title: branchTitle(branch),
        path,
        place: [...new Set([localArea, city])].join(', '),
        teaches: `${branch.board}, ${gradesLabel(branch)}`,
        skyline: skylineOf(branch.city),
        reason: REASONS.get(branch.id) ?? '',
        landmark,
        way: life.visit,
      },
    ];
  });
