import { fits } from '@/data/campaigns/branchChoice';
import type { BranchChoice } from '@/data/campaigns/campaign';
import type { CampaignFamily } from '@/data/campaigns/campaignFamilies';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITY_LIST,
  type CitySlug,
  getLocation,
} from '@/data/places/places';
import { campaignPath } from '@/data/routes/paths/places';
import { branchTitle, gradesLabel } from '@/lib/schools/directory/branches';
import { boardingOf } from '@/lib/schools/directory/profile/boarding';
import { buildCityMap } from '@/lib/schools/maps/cityMap';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import type { BranchRow, CampusRow } from './shownBlock';
import { titleWithCity } from './titleWithCity';

const AREAS_NAMED = 3;

/** The branches that fit, city by city in the order of the directory. */
export const chosenByCity = (
  which: BranchChoice,
  family: CampaignFamily,
): { city: CitySlug; name: string; branches: BranchRow[] }[] =>
  CITY_LIST.map((city) => ({
    city: city.slug,
    name: city.displayName,
    branches: chosen(which)
      .filter((branch) => branch.city === city.slug)
      .map((branch) => toRow(branch, family)),
  })).filter(({ branches }) => branches.length > 0);

/** The city with the branches that fit, each pin leading where its row does. */
export const chosenMap = (
  city: CitySlug,
  which: BranchChoice,
  family: CampaignFamily,
): MapDrawing | null =>
  buildCityMap(city, {
    pathOf: (branch) => campaignPath(branch.city, branch, family),
    isShown: (branch) => fits(branch, which),
  });

const chosen = (which: BranchChoice): BranchRecord[] =>
  BRANCH_LIST.filter((branch) => fits(branch, which));

const toRow = (branch: BranchRecord, family: CampaignFamily): BranchRow => {
  const { localArea, areas } = getLocation(branch.id);
  return {
    title: branchTitle(branch),
    path: campaignPath(branch.city, branch, family),
    board: branch.board,
    grades: gradesLabel(branch),
    areas: [...new Set([localArea, ...areas])].slice(0, AREAS_NAMED).join(', '),
    isBoarding: branch.boarding === true,
  };
};

/** The campuses with boarding that fit, with life there. */
export const chosenCampuses = (which: BranchChoice, family: CampaignFamily): CampusRow[] =>
  chosen(which).flatMap((branch) => {
    const boarding = boardingOf(branch.id);
    if (!boarding) return [];
    const { place, hours, visit } = boarding;
    return [
      {
        title: titleWithCity(branch),
        path: campaignPath(branch.city, branch, family),
        grades: `${branch.board}, ${gradesLabel(branch)}`,
        place,
        hours,
        visit,
      },
    ];
  });
