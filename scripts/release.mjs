// npm run release: builds the sources into a folder of their own and makes it the current release.
import { prepareCommand } from './steps/install.mjs';
import { makeRelease } from './steps/release.mjs';

await prepareCommand();
process.env.NODE_ENV = 'production';
makeRelease();
