/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest';

const createJestConfig = nextJest({ dir: './' });

// Packages of the fake network that ship as ES modules only.
const ES_MODULE_PACKAGES =
  'msw|@msw|@mswjs|@open-draft|until-async|rettime|headers-polyfill|rate-limiter-flexible|light-my-request|kysely|cookie|age-encryption|@noble|@scure';

// The Markdown of the study pages is read by many small packages that ship as ES modules only.
const MARKDOWN_PACKAGES = [
  'unified|bail|trough|zwitch|devlop|ccount|is-plain-obj|longest-streak|markdown-table|trim-lines',
  'html-void-elements|stringify-entities|property-information|(?:comma|space)-separated-tokens',
  'character-entities[^/]*|decode-named-character-reference|@ungap|escape-string-regexp',
  '(?:hast|mdast|unist)-util-[^/]*|micromark[^/]*|(?:remark|rehype)-[^/]*|vfile[^/]*',
].join('|');

/** What starts processes or waits for seconds. Without a size, as in `npm run unit`, it runs, too. */
const LONG_TESTS = process.env.TEST_SIZE === 'short' ? ['\\.long\\.test\\.'] : [];

const base: Config = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts?(x)'],
  globalSetup: '<rootDir>/lib/testing/generateMissing.ts',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next',
    '<rootDir>/releases/',
    '/e2e/',
    '/test-results/',
    ...LONG_TESTS,
  ],
  modulePathIgnorePatterns: ['/.next', '<rootDir>/releases/', '/.data', '/test-results/'],
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
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES}|${MARKDOWN_PACKAGES})/)`],
  };
};

export default config;
