// Begins what measures or visits the build in `.next`. Where that is no build for tests, it stops; where a
// source or a setting has changed since, it warns, so that whoever edits may go on with the build of before.
import '../../lib/server/env/loadEnvFiles.mjs';
import { findBuild } from './build.mjs';
import { TEST_BUILD } from './testBuild.mjs';

const BUILD = 'node scripts/steps/buildForTests.mjs';

const found = findBuild(TEST_BUILD);
if (found === null) {
  console.error(`The build in .next is not a test build of these sources: ${BUILD} first.`);
  process.exitCode = 1;
}
if (found === 'others') {
  console.error(
    `Warning: the test build in .next is of other sources or settings than these: ${BUILD} makes it anew.`,
  );
}
