import type { CityListMode } from '@/data/places/cityLists';
import type { PageStart } from '@/lib/enquiry/place';

/** What stands above the enquiry form of a landing page, and what the form starts with. */
export type LandingForm = PageStart & { heading: string; text: string; cities: CityListMode };
