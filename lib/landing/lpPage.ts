import { VISIT_BY_STAGE, type VisitHint } from '@/data/content/landing/visitByStage';
import { VISIT_QUESTIONS, VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import { listWords } from '@/data/copy/listWords';
import { GRADES, type GradeId } from '@/data/grades';
import type { Board } from '@/data/places/place';
import { type BranchRecord, getCityTexts, getLocation } from '@/data/places/places';
import { lpPath } from '@/data/routes/paths/places';
import { type BranchCardFacts, toBranchCard } from '@/lib/schools/directory/branchCard';
import { formOnlyBranchesOf, teachesGrade } from '@/lib/schools/directory/branches';
import { formOnlyLine } from '@/lib/schools/directory/formOnlyLine';
import { buildProfile } from '@/lib/schools/directory/profile/profile';
import { counted, sentenceCase } from '@/lib/schools/directory/profile/words';
import { buildCityMap } from '@/lib/schools/maps/cityMap';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import type { Question } from '@/lib/schools/questions/question';
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
import { tellPart } from './tellPart';

/** A card, in cities with few branches with words about its neighbourhood and the way there. */
export type LpBranch = BranchCardFacts & { around: { about: string; reach: string } | null };

/** Everything that the landing page of one city shows. */
export type LpPage = {
  path: string;
  city: Pick<LandingCity, 'name' | 'cityPage'>;
  heading: string;
  lead: string;
  points: string[];
  place: LandingPlace;
  facts: { term: string; detail: string }[];
  form: LandingForm;
  branches: LpBranch[];
  /** Its pins are in the order of the branches. */
  map: MapDrawing | null;
  formOnly: string | null;
  look: string;
  ask: readonly string[];
  stages: { title: string; ages: string; hints: readonly VisitHint[] }[];
  way: string;
  seats: string;
  /** Where a child can begin, youngest first. */
  entries: { term: string; detail: string }[];
  questions: Question[];
};

const AREAS_SHOWN = 5;
const QUESTIONS_SHOWN = 3;
// More than these are a list to choose from.
const MOST_WITH_WORDS = 4;
const HINTS_SHOWN = 2;
const GRADE_11 = 22 satisfies GradeId;

/** Builds the landing page of a city; null where it has none. For the server. */
export const buildLpPage = (slug: unknown): LpPage | null => {
  const city = parseLandingCity(slug);
  const texts = city && getCityTexts(city.slug).landing;
  if (!texts) return null;
  const { name, cityPage, branches, position } = city;
  const { lead, look, ask, way, seats } = texts.visit;
  return {
    path: lpPath(city.slug),
    city: { name, cityPage },
    heading: VISIT_TEXTS.heading(name, branches.length),
    lead,
    points: pointsOf(city),
    place: placeOf(city),
    facts: factsOf(branches),
    form: {
      heading: VISIT_TEXTS.formHeading,
      text: VISIT_TEXTS.formText,
      cities: VISIT_TEXTS.formCities,
      city: city.slug,
    },
    branches: branchesOf(branches),
    map: buildCityMap(city.slug),
    formOnly: formOnlyLine(formOnlyBranchesOf(city.slug)),
    look,
    ask,
    stages: stagesTaught(branches).map(({ stage, title, ages }) => ({
      title,
      ages,
      hints: tellPart<VisitHint>(VISIT_BY_STAGE[stage], position, HINTS_SHOWN),
    })),
    way,
    seats,
    entries: entriesOf(branches),
    questions: tellPart<Question>(VISIT_QUESTIONS, position, QUESTIONS_SHOWN),
  };
};

const branchesOf = (branches: readonly BranchRecord[]): LpBranch[] =>
  branches.flatMap((branch) => {
    const card = toBranchCard(branch);
    if (!card) return [];
    const { about, reach } = buildProfile(branch);
    return {
      ...card,
      areas: card.areas.slice(0, AREAS_SHOWN),
      around: branches.length > MOST_WITH_WORDS ? null : { about, reach },
    };
  });

const pointsOf = ({ name, branches }: LandingCity): string[] => {
  const boards = [...new Set(branches.map(({ board }) => board))].sort();
  const count = sentenceCase(counted(branches.length, 'branch', 'branches'));
  const boarding = branches.filter(({ boarding }) => boarding);
  return [
    `${count} in ${name}, ${listWords(boards)}, ${gradesTogether(branches)}.`,
    ...(boarding.length > 0 ? ['Day pupils and boarders.'] : []),
    VISIT_TEXTS.brochureFirst,
  ];
};

const factsOf = (branches: readonly BranchRecord[]): LpPage['facts'] => {
  const { boards, grades, senior, landmark } = VISIT_TEXTS.facts;
  const last = branches.filter((branch) => teachesGrade(branch, GRADE_11));
  const [only] = branches.length === 1 ? branches : [];
  return [
    { term: boards, detail: boardsOf(branches) },
    { term: grades, detail: gradesTogether(branches) },
    ...(last.length > 0 ? [{ term: senior, detail: nameBranches(last) }] : []),
    ...(only ? [{ term: landmark, detail: getLocation(only.id).landmark }] : []),
  ];
};

const boardsOf = (branches: readonly BranchRecord[]): string => {
  const of = (board: Board) => branches.filter((branch) => branch.board === board);
  const [cbse, icse] = [of('CBSE'), of('ICSE')];
  if (icse.length === 0) return 'CBSE';
  const at = (board: Board) =>
    VISIT_TEXTS.facts.boardAt(board, counted(of(board).length, 'branch', 'branches'));
  return cbse.length === 0 ? 'ICSE' : `${at('CBSE')}, ${at('ICSE')}`;
};

const entriesOf = (branches: readonly BranchRecord[]): LpPage['entries'] => {
  const starts = GRADES.flatMap(({ id, name, age }) => {
    const there = branches.filter(({ from }) => from === id);
    if (there.length === 0) return [];
    return { term: VISIT_TEXTS.seats.from(name, age), detail: namedOrAll(there, branches) };
  });
  const senior = branches.filter((branch) => teachesGrade(branch, GRADE_11));
  return senior.length > 0
    ? [...starts, { term: VISIT_TEXTS.seats.senior, detail: namedOrAll(senior, branches) }]
    : starts;
};

const namedOrAll = (some: readonly BranchRecord[], all: readonly BranchRecord[]): string =>
  some.length === all.length && all.length > 1
    ? `all ${counted(all.length, 'branch', 'branches')}`
    : nameBranches(some);
