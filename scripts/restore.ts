// npm run restore -- FOLDER [--replace]: brings a backup back into a site that is stopped.
import './steps/missingPackages.mjs';
import '@/lib/server/env/loadEnvFiles.mjs';
import { parseRestore } from './backup/command';
import { describeRestored } from './backup/describe';
import { findPlace } from './backup/place';
import { restoreBackup } from './backup/restoreBackup';
import { runCommand } from './backup/runCommand';
import { RESTORE_USAGE } from './backup/usage';

void runCommand(async () => {
  const command = parseRestore(process.argv.slice(2));
  if (command === 'help') return `${RESTORE_USAGE}\n`;
  const place = findPlace();
  return describeRestored(await restoreBackup(place, command), place);
});
