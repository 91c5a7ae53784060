import type { GradeId } from '@/data/grades';
import type { CityListMode } from '@/data/places/cityLists';

/** What stands above the enquiry form of a landing page, and what the form starts with. */
export type LandingForm = {
  heading: string;
  text: string;
  cities: CityListMode;
  branchId?: number;
  gradeId?: GradeId;
};
