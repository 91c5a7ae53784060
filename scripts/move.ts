// npm run move -- --to TARGET: the site's database, copied into an empty one of the other kind.
import './steps/missingPackages.mjs';
import '@/lib/server/env/loadEnvFiles.mjs';
import { findPlace } from './backup/place';
import { runCommand } from './backup/runCommand';
import { parseMove } from './move/command';
import { describeMove } from './move/describe';
import { moveSite } from './move/moveSite';
import { MOVE_USAGE } from './move/usage';

void runCommand(async () => {
  const place = findPlace();
  const command = parseMove(process.argv.slice(2), place);
  if (command === 'help') return `${MOVE_USAGE}\n`;
  return describeMove(await moveSite(place, command), command, place);
});
