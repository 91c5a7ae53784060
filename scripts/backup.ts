// npm run backup -- FOLDER: what the site keeps, copied while it runs.
import '@/lib/server/env/loadEnvFiles.mjs';
import { describeBackup } from './backup/describe';
import { makeBackup } from './backup/makeBackup';
import { findPlace } from './backup/place';
import { runCommand } from './backup/usage';

const usage = `Copies everything that the site keeps into a new folder, while the site runs.

  npm run backup -- /backups/2026-04-01                the folder is made; it must not be there yet
  npm run backup -- /backups/2026-04-01 --accept-loss  rows that are gone are known to be gone

It is encrypted with the data key, which is not in it: keep the backup on another machine, and the key in a
third place. Where rows are gone that neither retention nor an erasure explains, the backup is made and kept,
and the command ends with 1, and so does each one after it until somebody gives --accept-loss: docs/keys.md.`;

void runCommand(usage, 'accept-loss', async (folder, acceptsLoss) => {
  const place = findPlace();
  return describeBackup(folder, await makeBackup(place, folder, acceptsLoss), place);
});
