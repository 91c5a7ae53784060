import { TRANSFER } from '@/data/content/landing/transfer';
import type { LandingForm } from './form';
import { type JoinableCity, joinableByCity } from './midSession';

/** What the page for transfers shows beside its fixed texts. */
export type TransferPage = {
  heading: string;
  lead: string;
  points: readonly string[];
  form: LandingForm;
  cities: JoinableCity[];
};

/** Builds the page for families who move during the year or between boards. For the server. */
export const buildTransferPage = (): TransferPage => ({
  heading: TRANSFER.heading,
  lead: TRANSFER.lead,
  points: TRANSFER.points,
  form: { heading: TRANSFER.formHeading, text: TRANSFER.formText, cities: TRANSFER.formCities },
  cities: joinableByCity(),
});
