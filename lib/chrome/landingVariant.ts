import { visitFor } from './visit';

/** Where the landing pages live: once for each telephone number, all that a visit changes on them. */
export const LANDING_FOLDER = '/landing/[number]';

/** The path of the variant that this address shows: `/landing/google/lp/pune`. */
export const toVariantPath = (path: string, search: string): string =>
  LANDING_FOLDER.replace('[number]', visitFor(path + search).number) + path;
