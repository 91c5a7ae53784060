import { campaignRoutes } from '@/data/routes/pages/campaignRoutes';
import { cbseSchoolRoutes } from '@/data/routes/pages/cbseSchoolRoutes';
import { landingRoutes } from '@/data/routes/pages/landingRoutes';
import { PATHS } from '@/data/routes/paths';
import { isLandingPath, pathsOf } from '@/lib/counts/landingPath';
import { processSingleton } from '@/lib/server/processSingleton';

/** The landing pages that are counted, by their paths: those of the code, and what was published at the desk. */
const landings = (): Set<string> =>
  processSingleton(
    'landing pages',
    () =>
      new Set(
        [
          ...campaignRoutes().map(({ path }) => path),
          ...landingRoutes().map(({ path }) => path),
          ...cbseSchoolRoutes().map(({ path }) => path),
          PATHS.nearMe,
        ].filter(isLandingPath),
      ),
  );

/** Whether there is such a landing page, as far as this process knows. */
export const isLanding = (path: string): boolean => landings().has(path);

/** The paths of all of them. */
export const listLandings = (): string[] => [...landings()];

/**
 * Learns what is published at the desk, by the slugs. What is taken back stays known: numbers of its enquiries
 * may still be confirmed.
 */
export const learnLandings = (slugs: Iterable<string>): void => {
  for (const slug of slugs) {
    for (const path of pathsOf(slug)) if (isLandingPath(path)) landings().add(path);
  }
};
