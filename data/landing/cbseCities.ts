import { BRANCH_LIST } from '@/data/branches';
import { CITY_LIST, type CitySlug } from '@/data/cities';

/** The cities with a CBSE branch that has a page, in the order of the directory. */
export const CBSE_CITIES: readonly CitySlug[] = CITY_LIST.filter(
  ({ slug, branchesSlug }) =>
    branchesSlug !== null &&
    BRANCH_LIST.some(
      ({ city, board, listing }) => city === slug && board === 'CBSE' && listing !== 'form',
    ),
).map(({ slug }) => slug);
