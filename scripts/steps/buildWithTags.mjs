// Builds the site with the sample third parties, as the tests do, when something changed.
import { buildSite } from './build.mjs';
import { SAMPLE_TAGS } from './sampleTags.mjs';

buildSite(SAMPLE_TAGS);
