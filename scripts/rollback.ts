// npm run rollback: makes the release before the current one again, without a build.
import './steps/missingPackages.mjs';
import { describeRelease } from './release/describe';
import { goBack } from './release/goBack';
import { runCommand } from './release/runCommand';

void runCommand(async () => {
  goBack('.');
  return describeRelease('.');
});
