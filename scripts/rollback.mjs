// npm run rollback: makes the release before the current one again. A second time goes forward.
import { findPrevious, ReleaseError, runCommand, switchTo } from './steps/releases.mjs';

await runCommand(async () => {
  const previous = findPrevious();
  if (previous === null) {
    throw new ReleaseError(
      'There is no release to go back to: there is one after the second npm run release.',
    );
  }
  switchTo(previous);
});
