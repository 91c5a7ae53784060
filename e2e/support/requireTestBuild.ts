import { spawnSync } from 'node:child_process';

/** Ends this process where the build in `.next` is not the one for tests; its one line says so. */
export const requireTestBuild = (): void => {
  // In a process of its own: the settings of `.env` are for the build, and not for the sites of the tests.
  const { status } = spawnSync(process.execPath, ['scripts/steps/checkTestBuild.mjs'], {
    stdio: 'inherit',
    // Of Playwright's own `test` there is no build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(1);
};
