import type { State } from '@/data/cutOffs';
import { GRADES, type Grade, type GradeId, STAGES, type Stage } from '@/data/grades';
import type { CityGuide } from '@/data/places/admission/guide';
import { getGuide } from '@/data/places/admission/guides';
import type { Board, CityNote } from '@/data/places/place';
import { CITIES, type CitySlug, getCityTexts, isCitySlug } from '@/data/places/places';
import { branchPath, cityAdmissionPath, cityPath } from '@/data/routes/paths/places';
import { branchFees, type StageFee } from '@/lib/schools/details/branchFees';
import { buildCityAdmissionQuestions } from '@/lib/schools/questions/cityAdmissionQuestions';
import type { Question } from '@/lib/schools/questions/question';
import { branchName, gradesOf, siteBranchesOf, teachesGrade } from './branches';
import { skylineOf } from './cityCards';

export type AdmissionBranch = {
  id: number;
  name: string;
  path: string;
  board: Board;
  /** The last one taught. */
  lastGrade: string;
  /** `Nursery, 3 years`. */
  youngest: string;
  boarding: boolean;
  /** For each stage of `CityAdmission.stages`: null where it is not taught, or no fee is known. */
  fees: (StageFee | null)[];
};

export type CityAdmission = {
  slug: CitySlug;
  name: string;
  state: State;
  path: string;
  cityPage: string;
  skyline: string;
  notes: CityNote;
  branches: AdmissionBranch[];
  /** The stages that some branch of the city teaches, youngest first. */
  stages: Stage[];
  guide: CityGuide['admission'] | null;
  /** Each grade that is taught in the city, with the number of branches that teach it. */
  grades: { id: GradeId; branches: number }[];
  questions: Question[];
};

/** What the admission page of a city shows; null where the city has none. For prerendering. */
export const buildCityAdmission = (slug: string): CityAdmission | null => {
  if (!isCitySlug(slug)) return null;
  const path = cityAdmissionPath(slug);
  const cityPage = cityPath(slug);
  if (path === null || cityPage === null) return null;
  const guide = getGuide(slug)?.admission ?? null;
  return {
    slug,
    name: CITIES[slug].displayName,
    state: CITIES[slug].state,
    path,
    cityPage,
    skyline: skylineOf(slug),
    notes: getCityTexts(slug).note,
    branches: admissionBranches(slug),
    stages: stagesTaught(slug),
    guide,
    grades: gradesTaught(slug),
    questions: [...(guide?.questions ?? []), ...buildCityAdmissionQuestions(slug)],
  };
};

const admissionBranches = (city: CitySlug): AdmissionBranch[] =>
  siteBranchesOf(city).map((branch) => ({
    id: branch.id,
    name: branchName(branch),
    path: branchPath(branch) ?? '',
    board: branch.board,
    lastGrade: gradesOf(branch).at(-1)?.name ?? '',
    youngest: entryLabel(gradesOf(branch)),
    boarding: branch.boarding === true,
    fees: feesIn(branch.id, stagesTaught(city)),
  }));

const stagesTaught = (city: CitySlug): Stage[] =>
  STAGES.filter((stage) =>
    siteBranchesOf(city).some((branch) => gradesOf(branch).some((grade) => grade.stage === stage)),
  );

const feesIn = (branchId: number, stages: readonly Stage[]): AdmissionBranch['fees'] => {
  const fees = branchFees(branchId);
  return stages.map((stage) => fees.find((fee) => fee.stage === stage) ?? null);
};

const entryLabel = ([first]: readonly Grade[]): string =>
  first ? `${first.name}, ${first.age} years` : '';

const gradesTaught = (city: CitySlug): CityAdmission['grades'] =>
  GRADES.map(({ id }) => ({
    id,
    branches: siteBranchesOf(city).filter((branch) => teachesGrade(branch, id)).length,
  })).filter(({ branches }) => branches > 0);
