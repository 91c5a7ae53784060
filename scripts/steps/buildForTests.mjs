// Builds the site as the tests do, when something changed.
import { buildSite } from './build.mjs';
import { TEST_BUILD } from './testBuild.mjs';

buildSite(TEST_BUILD);
