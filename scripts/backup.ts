// npm run backup -- FOLDER: what the site keeps, copied while it runs.
import './steps/missingPackages.mjs';
import '@/lib/server/env/loadEnvFiles.mjs';
import { parseBackup } from './backup/command';
import { describeBackup } from './backup/describe';
import { makeBackup } from './backup/makeBackup';
import { findPlace } from './backup/place';
import { runCommand } from './backup/runCommand';
import { BACKUP_USAGE } from './backup/usage';

void runCommand(async () => {
  const command = parseBackup(process.argv.slice(2));
  if (command === 'help') return `${BACKUP_USAGE}\n`;
  const place = findPlace();
  const made = await makeBackup(place, command.folder, command);
  return describeBackup(command.folder, made, place);
});
