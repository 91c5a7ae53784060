import type { CityBranch } from './place';

/** The short name that people read, without the brand: `Nagarbhavi`, `Delhi NCR`. */
export const shownName = ({ place, alias }: Pick<CityBranch, 'place' | 'alias'>): string =>
  alias ?? place;
