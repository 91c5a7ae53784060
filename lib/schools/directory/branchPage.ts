import { partOfMonth } from '@/data/copy/months';
import { STAGE_NAMES } from '@/data/grades';
import { type BranchRecord, CITIES, getCityTexts, getLocation } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { PATHS } from '@/data/routes/paths';
import { branchPath, cityAdmissionPath, cityPath } from '@/data/routes/paths/places';
import { type BranchInDetail, buildDetails } from '@/lib/schools/details/branchDetails';
import { type KeyFact, keyFactsOf } from '@/lib/schools/details/keyFacts';
import { buildBranchMap } from '@/lib/schools/maps/branchMap';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { type SceneImage, sceneImageOf } from '@/lib/schools/scene/sceneImage';
import { addressOf } from './address';
import { type Affiliation, affiliationOf } from './affiliation';
import { type BranchCardFacts, toShortCards } from './branchCard';
import {
  branchName,
  branchTitle,
  fullBranchTitle,
  gradesOf,
  isInForm,
  siteBranchesOf,
  stagesOf,
} from './branches';
import { skylineOf } from './cityCards';
import { cutOffIn } from './cutOff';
import { distanceBetween } from './distance';
import { enquiryBranchOf, mainBranchOf, nearbyBranches, nextBranches, wingOf } from './nearby';
import { type BranchProfile, buildProfile } from './profile/profile';
import { agesLabel } from './profile/words';

export type StageFacts = {
  title: string;
  ages: string;
  grades: { name: string; age: number }[];
};

/** Everything that the page of one branch shows. */
export type BranchPage = {
  title: string;
  /** With the school's whole name. */
  fullTitle: string;
  /** The name in the school system, where people know the branch by another one. */
  officialName: string | null;
  path: string;
  city: {
    name: string;
    path: string;
    admissionPath: string;
    branchCount: number;
    skyline: string;
  };
  affiliation: Affiliation;
  stages: StageFacts[];
  ageOn: string;
  /** `early April`. */
  yearBegins: string;
  /** Its locality and the town of its address. */
  place: string;
  /** Its postal address. */
  address: string;
  landmark: string;
  /** The localities it serves. */
  areas: readonly string[];
  hasBoarding: boolean;
  isWing: boolean;
  firstGrade: string;
  lastGrade: string;
  profile: BranchProfile;
  /** Its drawn scene. */
  scene: SceneImage | null;
  /** What decides first. */
  keyFacts: KeyFact[];
  /** What its record says. */
  details: BranchInDetail;
  /** Its surroundings; null where its place is not known. */
  map: MapDrawing | null;
  next: CardAtDistance[];
  /** Its main branch or its pre-primary wing. */
  related: BranchCardFacts[];
  nearby: CardAtDistance[];
  /** Where an enquiry goes; `standsIn` is the branch that answers for one not in the form. */
  enquiry: { branchId: number; standsIn: { title: string; standsInFor: number } | null } | null;
};

/** `km` in a straight line; null where the place of one of the two is not known. */
export type CardAtDistance = BranchCardFacts & { km: number | null };

// Pairs, since two cards stand side by side.
const NEARBY_SHOWN = 4;
const NEXT_SHOWN = 2;

/** Builds the page of a branch; null where it has none. For prerendering. */
export const buildBranchPage = (branch: BranchRecord): BranchPage | null => {
  const path = branchPath(branch);
  const city = CITIES[branch.city];
  const ofCity = cityPath(branch.city);
  if (path === null || ofCity === null) return null;
  const { landmark, areas } = getLocation(branch.id);
  const { place, line } = addressOf(branch);
  const grades = gradesOf(branch);
  // The next branch of a wing is its main branch, which stands on the page already.
  const next = branch.wingOf ? [] : nextBranches(branch).slice(0, NEXT_SHOWN);
  const related = [mainBranchOf(branch), wingOf(branch)].filter((other) => other !== null);
  return {
    title: branchTitle(branch),
    fullTitle: fullBranchTitle(branch),
    officialName: branch.alias ? branchName(branch) : null,
    path,
    city: {
      name: city.displayName,
      path: ofCity,
      admissionPath: cityAdmissionPath(branch.city) ?? PATHS.admissions,
      branchCount: siteBranchesOf(branch.city).length,
      skyline: skylineOf(branch.city),
    },
    affiliation: affiliationOf(branch),
    stages: stageFacts(branch),
    ageOn: cutOffIn(branch.city),
    yearBegins: partOfMonth(getCityTexts(branch.city).yearBegins),
    place,
    address: line,
    landmark,
    areas,
    hasBoarding: branch.boarding === true,
    isWing: branch.wingOf !== undefined,
    firstGrade: grades.at(0)?.name ?? '',
    lastGrade: grades.at(-1)?.name ?? '',
    profile: buildProfile(branch),
    scene: sceneImageOf(branch),
    keyFacts: keyFactsOf(branch),
    details: buildDetails(branch, getDetails(branch.id)),
    map: buildBranchMap(branch),
    next: withDistance(branch, next),
    related: toShortCards(related),
    nearby: withDistance(
      branch,
      nearbyBranches(branch)
        .filter((other) => !related.includes(other))
        .slice(0, NEARBY_SHOWN),
    ),
    enquiry: enquiryFor(branch),
  };
};

const withDistance = (branch: BranchRecord, others: readonly BranchRecord[]): CardAtDistance[] =>
  toShortCards(others).map((card) => ({ ...card, km: kmTo(branch, card.id) }));

const kmTo = (branch: BranchRecord, otherId: number): number | null => {
  const km = distanceBetween(branch.id, otherId);
  return Number.isFinite(km) ? km : null;
};

const stageFacts = (branch: BranchRecord): StageFacts[] =>
  stagesOf(branch).map(({ stage, grades }) => ({
    title: STAGE_NAMES[stage],
    ages: agesLabel(grades.map(({ age }) => age)),
    grades: grades.map(({ name, age }) => ({ name, age })),
  }));

const enquiryFor = (branch: BranchRecord): BranchPage['enquiry'] => {
  const taker = enquiryBranchOf(branch);
  return (
    taker && {
      branchId: taker.id,
      standsIn: isInForm(branch) ? null : { title: branchTitle(taker), standsInFor: branch.id },
    }
  );
};
