// Imported right after the settings are read, in the folder of the site. From here on the working folder is
// the release that this file is part of, by its real path: Next and our pages read their files by it, and a
// newer `releases/current` changes nothing for a process that runs.
import { join, resolve } from 'node:path';

// The data is the site's, not the release's.
process.env.DATA_DIR = resolve(process.env.DATA_DIR || '.data');
process.chdir(join(import.meta.dirname, '..'));
