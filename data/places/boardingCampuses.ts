import { countWord } from '@/data/copy/countWord';
import { BRANCH_LIST, CITIES, SPECIAL_CITIES } from './places';

const count = countWord(BRANCH_LIST.filter(({ boarding }) => boarding).length);
const towns = SPECIAL_CITIES.map((city) => CITIES[city].displayName);

/** How texts speak of all campuses with boarding: `four`, `Four`, `Bangalore, Delhi NCR and Bhopal`. */
export const BOARDING_CAMPUSES = {
  count,
  countFirst: count.charAt(0).toUpperCase() + count.slice(1),
  near: `${towns.slice(0, -1).join(', ')} and ${towns.at(-1)}`,
} as const;
