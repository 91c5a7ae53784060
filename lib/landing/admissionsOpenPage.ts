import { ADMISSIONS_OPEN } from '@/data/content/landing/admissionsOpen';
import { GRADES, type GradeId } from '@/data/grades';
import { LP_CITIES } from '@/data/places/places';
import { cityAdmissionPath } from '@/data/routes/paths/places';
import { ADMISSION_SESSION } from '@/data/school';
import { countBranchesOf, countDirectory, countTeaching } from '@/lib/schools/directory/counts';
import type { LandingForm } from './form';
import { gradesTogether, parseLandingCity } from './landingCity';

/** What the page of the day schools shows beside its fixed texts. */
export type AdmissionsOpenPage = {
  heading: string;
  lead: string;
  points: string[];
  form: LandingForm;
  /** Where children usually begin, with the number of branches that teach it. */
  begin: { term: string; detail: string }[];
  cities: { name: string; path: string; grades: string; branches: number }[];
};

/** Builds the page; its numbers count the whole directory, as everywhere. For the server. */
export const buildAdmissionsOpenPage = (): AdmissionsOpenPage => ({
  heading: ADMISSIONS_OPEN.heading(ADMISSION_SESSION.label),
  lead: ADMISSIONS_OPEN.lead,
  points: ADMISSIONS_OPEN.points(countDirectory()),
  form: {
    heading: ADMISSIONS_OPEN.formHeading,
    text: ADMISSIONS_OPEN.formText,
    cities: ADMISSIONS_OPEN.formCities,
  },
  begin: ADMISSIONS_OPEN.ages.begin.map(({ term, detail }) => ({
    term,
    detail: detail(branchesTeaching(term)),
  })),
  cities: LP_CITIES.flatMap(({ city }) => {
    const landing = parseLandingCity(city);
    const path = cityAdmissionPath(city);
    if (!landing || path === null) return [];
    const { name, branches } = landing;
    return [{ name, path, grades: gradesTogether(branches), branches: countBranchesOf(city) }];
  }),
});

const branchesTeaching = (name: string): number => {
  const id: GradeId | undefined = GRADES.find((grade) => grade.name === name)?.id;
  return id === undefined ? 0 : countTeaching(id);
};
