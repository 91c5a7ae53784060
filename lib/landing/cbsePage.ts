import { CBSE_SUBJECTS } from '@/data/content/landing/cbseFacts';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import { STATE_LANGUAGES } from '@/data/content/landing/stateLanguages';
import { GRADES, type GradeId } from '@/data/grades';
import type { CityGuide } from '@/data/places/admission/guide';
import { getGuide } from '@/data/places/admission/guides';
import { type BranchRecord, getCityTexts } from '@/data/places/places';
import { cbseSchoolsPath, cityAdmissionPath } from '@/data/routes/paths/places';
import { ADMISSION_SESSION } from '@/data/school';
import { formOnlyBranchesOf, teachesGrade } from '@/lib/schools/directory/branches';
import { cutOffIn } from '@/lib/schools/directory/cutOff';
import { formOnlyLine } from '@/lib/schools/directory/formOnlyLine';
import { counted, sentenceCase } from '@/lib/schools/directory/profile/words';
import type { Question } from '@/lib/schools/questions/question';
import { type CbseGroup, groupCbseBranches } from './cbseBranches';
import { buildCbseQuestions } from './cbseQuestions';
import { type BranchStreams, streamsOf } from './cbseStreams';
import type { LandingForm } from './form';
import {
  gradesTogether,
  type LandingCity,
  type LandingPlace,
  nameBranches,
  parseLandingCity,
  placeOf,
  stagesTaught,
} from './landingCity';

/** Everything that the page about CBSE in one city shows. */
export type CbsePage = {
  path: string;
  city: Pick<LandingCity, 'name' | 'cityPage'> & { admissionPath: string | null };
  heading: string;
  lead: string;
  points: string[];
  place: LandingPlace;
  facts: { term: string; detail: string }[];
  form: LandingForm;
  meaning: string;
  language: string;
  branchCount: number;
  /** `1 June 2025`. */
  ageOn: string;
  groups: CbseGroup[];
  formOnly: string | null;
  stages: { title: string; ages: string; subjects: string; examined: string }[];
  /** What is said of the city alone: regional office, after Class 10, changes of board. */
  guide: CityGuide['cbse'] | null;
  /** The branches with Grades 11 and 12. */
  streams: BranchStreams[];
  compare: string;
  questions: Question[];
};

const GRADE_10 = 14 satisfies GradeId;
const GRADE_12 = 23 satisfies GradeId;

const followsCbse = ({ board }: BranchRecord): boolean => board === 'CBSE';

/** Builds the page; null for a city without CBSE branches on the site. For prerendering. */
export const buildCbsePage = (slug: unknown): CbsePage | null => {
  const city = parseLandingCity(slug);
  const cbse = city?.branches.filter(followsCbse) ?? [];
  const texts = city && getCityTexts(city.slug).landing;
  if (!texts || cbse.length === 0) return null;
  const { name, cityPage, state } = city;
  const guide = getGuide(city.slug)?.cbse ?? null;
  const { lead, meaning, compare } = texts.cbse;
  return {
    path: cbseSchoolsPath(city.slug),
    city: { name, cityPage, admissionPath: cityAdmissionPath(city.slug) },
    heading: CBSE_TEXTS.heading(name),
    lead,
    points: pointsOf(cbse, cutOffIn(city.slug)),
    place: placeOf(city),
    facts: factsOf(cbse),
    form: {
      heading: CBSE_TEXTS.formHeading,
      text: CBSE_TEXTS.formText,
      cities: CBSE_TEXTS.formCities,
      city: city.slug,
    },
    meaning,
    language: guide?.language ?? STATE_LANGUAGES[state],
    branchCount: cbse.length,
    ageOn: cutOffIn(city.slug),
    groups: groupCbseBranches(cbse),
    formOnly: formOnlyLine(formOnlyBranchesOf(city.slug).filter(followsCbse)),
    stages: stagesTaught(cbse).map(({ stage, title, ages }) => ({
      title,
      ages,
      ...CBSE_SUBJECTS[stage],
    })),
    guide,
    streams: streamsOf(cbse),
    compare,
    questions: buildCbseQuestions(city, cbse, guide?.questions ?? []),
  };
};

const factsOf = (cbse: readonly BranchRecord[]): CbsePage['facts'] => {
  const { grades, begin, beginAt, tenth, senior, at } = CBSE_TEXTS.facts;
  const [youngest] = GRADES.filter(({ id }) => cbse.some(({ from }) => from === id));
  const teaching = (grade: GradeId) => cbse.filter((branch) => teachesGrade(branch, grade));
  const examined = [
    { term: tenth, there: teaching(GRADE_10) },
    { term: senior, there: teaching(GRADE_12) },
  ].filter(({ there }) => there.length > 0);
  return [
    { term: grades, detail: gradesTogether(cbse) },
    ...(youngest ? [{ term: begin, detail: beginAt(youngest.age, youngest.name) }] : []),
    ...examined.map(({ term, there }) => ({ term, detail: at(nameBranches(there)) })),
  ];
};

const pointsOf = (cbse: readonly BranchRecord[], ageOn: string): string[] => {
  const count = sentenceCase(counted(cbse.length, 'CBSE branch', 'CBSE branches'));
  const boarding = cbse.some((branch) => branch.boarding);
  return [
    `${count}, ${gradesTogether(cbse)}${boarding ? ', with boarding' : ''}.`,
    `Admissions for ${ADMISSION_SESSION.label} are open; ages count on ${ageOn}.`,
  ];
};
