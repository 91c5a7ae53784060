import { ReleaseError } from './releaseError';
import { readLink, readPrevious, releaseFolder, switchTo } from './releases';
import { addStatic } from './staticFiles';

/** Makes the previous release the current one. A second time goes forward again. */
export const goBack = (site: string): void => {
  const current = readLink(site, 'current');
  const previous = readPrevious(site);
  if (current === null || previous === null) {
    throw new ReleaseError(
      'There is no release to go back to: there is one after the second npm run release.',
    );
  }
  // Whoever opened a page since then goes on as well.
  addStatic(site, current.id, releaseFolder(site, previous));
  switchTo(site, previous);
};
