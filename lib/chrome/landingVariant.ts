import { pageVisitFor } from './pageVisit';

/**
 * Where the landing pages live: once for each telephone number. Header and footer follow the path, and
 * none of these headers has a menu, so that the number is all that a visit changes.
 */
export const LANDING_FOLDER = '/landing/[number]';

// As in the matcher of the middleware, which takes literals only. Plain spellings: for any other there
// is no page, and Next would repeat the address in a header of its answer.
const LANDING_PATH =
  /^\/(campaign|campaignv1|lp|transfer-admission|admissions-open-for-2025-26|admissions-open-for-2025-26-boarding)(?:\/[\w/-]*)?$/;

/**
 * The path of the variant that this address shows: `/landing/google/lp/pune`. Null: no landing page
 * has such a path.
 */
export const toVariantPath = (path: string, search: string): string | null =>
  LANDING_PATH.test(path)
    ? LANDING_FOLDER.replace('[number]', pageVisitFor(path, search).number) + path
    : null;
