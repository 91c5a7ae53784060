// Loaded in front of the site (NODE_OPTIONS=--import): on SIGWINCH it collects garbage and writes
// what is left to MEMORY_FILE. It changes nothing else. SIGUSR2 would stop the site.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGWINCH', () => {
  for (let times = 0; times < 3; times += 1) collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const added = Object.getOwnPropertyNames(Object.prototype).length + Object.keys({}).length;
  const file = process.env.MEMORY_FILE;
  // Renamed into place: whoever waits for it reads all of it.
  writeFileSync(`${file}.part`, JSON.stringify({ rss, heapUsed, external, inherited: added }));
  renameSync(`${file}.part`, file);
});
