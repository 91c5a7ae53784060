import type { CitySlug } from '@/data/cities';
import type { MenuLink } from './menu';

// The specification's order (2.2).
export const MENU_CITIES: readonly CitySlug[] = [
  'bangalore',
  'mumbai',
  'pune',
  'hyderabad',
  'chennai',
  'kolkata',
  'gurgaon',
  'indore',
  'sonipat',
  'delhi',
  'aurangabad-chh-sambhaji-nagar',
  'ahmednagar',
  'rohtak',
  'tumkur',
  'nagpur',
  'bhopal',
  'jabalpur',
  'jodhpur',
  'jaipur',
  'hubli-dharwad',
];

/** No link where there is no page. */
export const toLink = (title: string, path: string | null): MenuLink[] =>
  path === null ? [] : [{ title, path }];
