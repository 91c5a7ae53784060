import { CITY_LIST, type CitySlug } from '@/data/cities';
import { LP_CITIES_WITHOUT_FOOTER } from './lpFooters';

/** The landing page of a city under `/lp/`. */
export type LpCity = {
  city: CitySlug;
  /** Whether the site's footer stands below it; `lib/chrome` reads the same list. */
  hasFooter: boolean;
};

/** The cities with a landing page: those with pages on the site, in the order of the directory. */
export const LP_CITIES: readonly LpCity[] = CITY_LIST.filter(
  ({ branchesSlug }) => branchesSlug !== null,
).map(({ slug }) => ({ city: slug, hasFooter: !LP_CITIES_WITHOUT_FOOTER.includes(slug) }));
