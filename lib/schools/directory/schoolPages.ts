import { DAY_SCHOOL } from '@/data/content/dayAndBoarding';
import { CITIES, getLocation } from '@/data/places/places';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { buildIndiaMap } from '@/lib/schools/maps/indiaMap';
import { type BranchCardFacts, toBranchCard } from './branchCard';
import { boardingBranches } from './branches';
import { buildCityCards, type CityCardFacts } from './cityCards';
import { countDirectory, type DirectoryCounts } from './counts';
import { type Boarding, boardingOf } from './profile/boarding';

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

export type BoardingCampus = { card: BranchCardFacts; city: string; near: string } & Pick<
  Boarding,
  'place' | 'hours' | 'visit' | 'from'
>;

export type BoardingSchoolPage = {
  campuses: BoardingCampus[];
  cities: CityCardFacts[];
  map: MapDrawing;
};

/** Builds the page about boarding schools. For prerendering. */
export const buildBoardingSchoolPage = (): BoardingSchoolPage => ({
  campuses: boardingBranches().flatMap((branch) => {
    const card = toBranchCard(branch);
    const boarding = boardingOf(branch.id);
    if (!card || !boarding) return [];
    const { place, hours, visit, from } = boarding;
    return [
      {
        card,
        city: CITIES[branch.city].displayName,
        near: getLocation(branch.id).localArea,
        place,
        hours,
        visit,
        from,
      },
    ];
  }),
  cities: buildCityCards('branches'),
  map: buildIndiaMap(),
});
