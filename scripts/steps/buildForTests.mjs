// Builds the site as the tests do, when something changed.
import '../../lib/server/env/loadEnvFiles.mjs';
import { buildSite } from './build.mjs';
import { TEST_BUILD } from './testBuild.mjs';

await buildSite(TEST_BUILD);
