import { HOME_2 } from '@/data/content/home2';
import { SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { listWords } from '@/data/copy/listWords';
import { GRADES, STAGE_NAMES, STAGES } from '@/data/grades';
import { BRANCH_LIST, CITIES, CITY_LIST } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { boardingBranches, stagesOf } from './branches';
import { countBranchesOf, countDirectory, type DirectoryCounts } from './counts';

/** What the second home page shows. Texts travel as props. */
export type Home2Page = {
  heading: string;
  lead: string;
  enquiry: { heading: string };
  assurances: readonly string[];
  counts: DirectoryCounts;
  /** Cities with a page, and how many branches each has. */
  cities: { name: string; path: string; branches: number }[];
  /** `ages`: `6 to 10`. `branches`: how many teach at least one grade of the stage. */
  stages: { name: string; grades: string; ages: string; branches: number }[];
  ageDay: string;
  /** `Bangalore, Delhi NCR, Jabalpur and Bhopal`. */
  boardingCities: string;
};

/** Gathers the page. For prerendering. */
export const buildHome2Page = (): Home2Page => {
  const counts = countDirectory();
  return {
    heading: HOME_2.heading,
    lead: HOME_2.lead(counts.branches, counts.cities),
    enquiry: HOME_2.enquiry,
    assurances: HOME_2.assurances,
    counts,
    cities: CITY_LIST.flatMap(({ slug, displayName: name }) => {
      const path = cityPath(slug);
      return path === null ? [] : [{ name, path, branches: countBranchesOf(slug) }];
    }),
    stages: STAGES.map((stage) => {
      const grades = GRADES.filter((grade) => grade.stage === stage);
      const [first, last] = [grades.at(0), grades.at(-1)];
      return {
        name: STAGE_NAMES[stage],
        grades: `${first?.name} to ${last?.name}`,
        ages: `${first?.age} to ${last?.age}`,
        branches: BRANCH_LIST.filter((branch) =>
          stagesOf(branch).some((taught) => taught.stage === stage),
        ).length,
      };
    }),
    ageDay: SCHOOL_AGE_DAY,
    boardingCities: listWords(boardingBranches().map(({ city }) => CITIES[city].displayName)),
  };
};
