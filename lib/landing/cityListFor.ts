import { ADMISSIONS_OPEN } from '@/data/content/landing/admissionsOpen';
import { BOARDING_OPEN } from '@/data/content/landing/boardingOpen';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import { TRANSFER } from '@/data/content/landing/transfer';
import { VISIT_TEXTS } from '@/data/content/landing/visitTexts';
import type { CityListMode, OfferedPlaces } from '@/data/places/cityLists';
import { findCampaign, placesOf } from './campaigns/findCampaign';

/** The landing pages with a list of their own, by the start of their address; the first that matches. */
const LANDING_LISTS: readonly (readonly [start: string, mode: CityListMode])[] = [
  ['/lp/', VISIT_TEXTS.formCities],
  ['/transfer-admission', TRANSFER.formCities],
  ['/admissions-open-for-2025-26-boarding', BOARDING_OPEN.formCities],
  ['/admissions-open-for-2025-26', ADMISSIONS_OPEN.formCities],
  ['/cbse-schools-in-', CBSE_TEXTS.formCities],
];

/** Which cities the form at this path has to offer, as its data says. For the checks of pages. */
export const cityListFor = (path: string): OfferedPlaces => {
  const [, family, ...segments] = path.split('/');
  if (family === 'campaign' || family === 'campaignv1') {
    const campaign = findCampaign(segments);
    return campaign ? placesOf(campaign) : 'full';
  }
  return LANDING_LISTS.find(([start]) => path.startsWith(start))?.[1] ?? 'full';
};
