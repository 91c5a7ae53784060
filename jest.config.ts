/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest';

const createJestConfig = nextJest({ dir: './' });

// Packages of the fake network that ship as ES modules only.
const ES_MODULE_PACKAGES =
  'msw|@mswjs|@open-draft|until-async|rettime|headers-polyfill|rate-limiter-flexible';

const base: Config = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts?(x)'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/.next', '/e2e/'],
  modulePathIgnorePatterns: ['/.next', '/.data'],
  maxWorkers: 2,
  // Two cores can be busy with a build beside the tests.
  testTimeout: 20_000,
};

const config = async (): Promise<Config> => {
  const resolved = await createJestConfig(base)();
  const [nextTransform] = Object.values(resolved.transform ?? {});
  return {
    ...resolved,
    transform: { ...resolved.transform, ...(nextTransform && { '^.+\\.mjs$': nextTransform }) },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES})/)`],
  };
};

export default config;
