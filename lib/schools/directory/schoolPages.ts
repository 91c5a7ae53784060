import type { BoardingLife } from '@/data/content/boardingLife';
import { DAY_SCHOOL } from '@/data/content/dayAndBoarding';
import { CITIES, getLocation } from '@/data/places/places';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { buildIndiaMap } from '@/lib/schools/maps/indiaMap';
import { type BranchCardFacts, toBranchCard } from './branchCard';
import { boardingBranches } from './branches';
import { buildCityCards, type CityCardFacts } from './cityCards';
import { countDirectory, type DirectoryCounts } from './counts';
import { getBoardingLife } from './profile/profile';

export type DaySchoolPage = {
  words: typeof DAY_SCHOOL;
  counts: DirectoryCounts;
  cities: CityCardFacts[];
  map: MapDrawing;
};

/** Builds the page about day schools. For prerendering. */
export const buildDaySchoolPage = (): DaySchoolPage => ({
  words: DAY_SCHOOL,
  counts: countDirectory(),
  cities: buildCityCards('branches'),
  map: buildIndiaMap(),
});

export type BoardingCampus = { card: BranchCardFacts; city: string; near: string } & BoardingLife;

export type BoardingSchoolPage = {
  campuses: BoardingCampus[];
  cities: CityCardFacts[];
  map: MapDrawing;
};

/** Builds the page about boarding schools. For prerendering. */
export const buildBoardingSchoolPage = (): BoardingSchoolPage => ({
  campuses: boardingBranches().flatMap((branch) => {
    const card = toBranchCard(branch);
    const life = getBoardingLife(branch.id);
    return card && life
      ? [
          {
            card,
            city: CITIES[branch.city].displayName,
            near: getLocation(branch.id).localArea,
            ...life,
          },
        ]
      : [];
  }),
  cities: buildCityCards('branches'),
  map: buildIndiaMap(),
});
