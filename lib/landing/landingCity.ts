import { listWords } from '@/data/copy/listWords';
import { GRADES, STAGE_NAMES, STAGES, type Stage } from '@/data/grades';
import {
  type BranchRecord,
  CITIES,
  type CitySlug,
  isCitySlug,
  LP_CITIES,
} from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { branchDisplayName, gradesOf, siteBranchesOf } from '@/lib/schools/directory/branches';
import { skylineOf } from '@/lib/schools/directory/cityCards';
import { agesLabel, counted } from '@/lib/schools/directory/profile/words';

/** An image with its name, above a headline. */
export type LandingPlace = { picture: string; name: string; detail: string };

/** A city with a page on the site, as the landing pages present it. */
export type LandingCity = {
  slug: CitySlug;
  name: string;
  state: (typeof CITIES)[CitySlug]['state'];
  skyline: string;
  cityPage: string;
  /** Where the city stands among those with a page. */
  position: number;
  /** The branches that have a page. */
  branches: BranchRecord[];
};

/** The city with this slug, or null where it has no page on the site. */
export const parseLandingCity = (slug: unknown): LandingCity | null => {
  const position = LP_CITIES.findIndex(({ city }) => city === slug);
  if (position < 0 || !isCitySlug(slug)) return null;
  const { displayName, state } = CITIES[slug];
  return {
    slug,
    name: displayName,
    state,
    skyline: skylineOf(slug),
    cityPage: cityPath(slug) ?? '',
    position,
    branches: siteBranchesOf(slug),
  };
};

/** The stages that these branches teach together, each with its ages. */
export const stagesTaught = (
  branches: readonly BranchRecord[],
): { stage: Stage; title: string; ages: string }[] =>
  STAGES.flatMap((stage) => {
    const ages = GRADES.filter((grade) => grade.stage === stage)
      .filter(({ id }) => branches.some(({ from, to }) => from <= id && id <= to))
      .map(({ age }) => age);
    return ages.length > 0 ? [{ stage, title: STAGE_NAMES[stage], ages: agesLabel(ages) }] : [];
  });

const MOST_NAMED = 6;

/** `Nigdi and Wagholi`; where there are too many to read, `eight branches`. */
export const nameBranches = (branches: readonly BranchRecord[]): string =>
  branches.length > MOST_NAMED
    ? counted(branches.length, 'branch', 'branches')
    : listWords(branches.map(branchDisplayName));

/** `Nursery to Grade 12`, from the youngest to the oldest class of these branches. */
export const gradesTogether = (branches: readonly BranchRecord[]): string => {
  const grades = branches.flatMap(gradesOf).sort((one, other) => one.age - other.age);
  return `${grades.at(0)?.name} to ${grades.at(-1)?.name}`;
};

/** The tag above the headline: the city’s image with its state, or with its only branch. */
export const placeOf = ({ name, state, skyline, branches }: LandingCity): LandingPlace => ({
  picture: skyline,
  name,
  detail: branches.length === 1 ? branches.map(branchDisplayName).join('') : state,
});
