// Builds the site for a preflight, with the sample third parties, when something changed.
import { buildSite } from '../steps/build.mjs';
import { SAMPLE_TAGS } from '../steps/sampleTags.mjs';

buildSite(SAMPLE_TAGS);
