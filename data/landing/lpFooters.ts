import type { CitySlug } from '@/data/cities';

/**
 * The cities whose page under /lp/ ends with its form, without the site's footer: the ones with few
 * branches, where the form says it all. In every page's JavaScript: names only.
 */
export const LP_CITIES_WITHOUT_FOOTER: readonly CitySlug[] = [
  'nagpur',
  'aurangabad-chh-sambhaji-nagar',
  'rohtak',
  'tumkur',
  'jodhpur',
  'jabalpur',
  'bhopal',
  'ahmednagar',
  'indore',
  'hubli-dharwad',
];
