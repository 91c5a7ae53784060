// Makes a release of the sources that stand here. With --if-changed, as npm start asks for it, a release
// of the same sources and settings is taken as it is.
import '@/lib/server/env/loadEnvFiles.mjs';
import { describeRelease } from './release/describe';
import { makeRelease, takeReleaseOf } from './release/makeRelease';
import { runCommand } from './release/runCommand';
import { tryRelease } from './release/tryRelease';
import { hashSources, runBuild } from './steps/build.mjs';

void runCommand(async () => {
  const stamp = hashSources(process.env);
  const isAsked = !process.argv.includes('--if-changed');
  if (!isAsked && takeReleaseOf('.', stamp)) return '';
  await makeRelease('.', {
    stamp,
    build: async (folder) => (await runBuild(folder, process.env)) === 0,
    check: tryRelease,
  });
  return isAsked ? describeRelease('.') : '';
});
