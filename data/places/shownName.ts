import type { CityBranch } from './place';

/** The short name that people read, without the brand: `Nagarbhavi`, `Delhi NCR (Rai)`. */
export const shownName = ({
  place,
  alias = place,
  quarter,
}: Pick<CityBranch, 'place' | 'alias' | 'quarter'>): string =>
  quarter ? `${alias} (${quarter})` : alias;
