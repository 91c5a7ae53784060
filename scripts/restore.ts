// npm run restore -- FOLDER [--replace]: brings a backup back into a site that is stopped.
import '@/lib/server/env/loadEnvFiles.mjs';
import { describeRestored } from './backup/describe';
import { findPlace } from './backup/place';
import { restoreBackup } from './backup/restoreBackup';
import { runCommand } from './backup/usage';

const usage = `Brings a backup back, of either kind of database into either. Stop the site first.

  npm run restore -- /backups/2026-04-01            into a site that has no data yet
  npm run restore -- /backups/2026-04-01 --replace  in place of the database file, which is kept beside it

The whole backup is read and checked before anything is touched. A database of PostgreSQL (DATABASE_URL) has
to be empty. The data key of the backup has to be known (DATA_KEY, PREVIOUS_DATA_KEYS or the file beside
DATA_DIR): docs/keys.md.`;

void runCommand(usage, 'replace', async (folder, shouldReplace) => {
  const place = findPlace();
  return describeRestored(await restoreBackup(place, { folder, shouldReplace }), place);
});
