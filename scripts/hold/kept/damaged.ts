import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFile } from '@/scripts/backup/files';
import type { Experiment } from '@/scripts/hold/experiment';
import { dataDirOf, startHeldSite } from '@/scripts/hold/tools/site';
import { createClients } from './clients';
import { DAMAGES, type Damage } from './damages';
import { compare, type Ledger } from './ledger';

const SETTINGS = { name: 'damaged', port: 4305, env: { TRUST_PROXY: '1' } };
const FOLDER = dataDirOf(SETTINGS.name);
const FILE = join(FOLDER, 'site.db');
const LOG = join(FOLDER, 'server.log');
/** Where the sound data waits. */
const SOUND = dataDirOf('damaged-sound');
const CASES = { short: 2, long: DAMAGES.length };

const bringBack = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(SOUND, FOLDER, { recursive: true });
};

const writeAndKill = async (): Promise<void> => {
  const clients = createClients({ count: 4, ledger: new Map(), name: 'killed' });
  const site = await startHeldSite({ ...SETTINGS, keep: true });
  await clients.sendMore(site.origin, 40).finally(() => site.kill());
};

/** Starts on a damaged file. Answers what is wrong with how that went, or null. */
const startOn = async ({ harm, isKilled }: Damage): Promise<string | null> => {
  bringBack();
  if (isKilled) await writeAndKill();
  harm(FILE);
  writeFileSync(LOG, '');
  const before = await hashFile(FILE);
  const started = await startHeldSite({ ...SETTINGS, keep: true }).catch(() => null);
  if (started !== null) {
    await started.kill();
    return 'it started';
  }
  const said = readFileSync(LOG, 'utf8');
  if (!said.includes(`${FILE} is damaged`)) return 'it does not name the file';
  if (!said.includes('npm run restore')) return 'it does not say what to do';
  return (await hashFile(FILE)) === before ? null : 'it changed the file';
};

/** The database file comes to harm while the site is stopped. */
export const DAMAGED: Experiment = {
  name: 'damaged',
  promise: 'On a damaged database the site does not start; it says which file, and what to do.',
  run: async (size, note) => {
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 4, ledger, name: 'damaged' });
    const site = await startHeldSite(SETTINGS);
    await clients.sendMore(site.origin, 60).finally(() => site.stop());
    rmSync(SOUND, { recursive: true, force: true });
    cpSync(FOLDER, SOUND, { recursive: true });
    for (const damage of DAMAGES.slice(0, CASES[size])) {
      const wrong = await startOn(damage);
      note({
        what: `Its file: ${damage.what}`,
        value: wrong ?? 'refused, left as it was',
        bound: 'refused, left as it was',
        holds: wrong === null,
      });
    }
    bringBack();
    const again = await startHeldSite({ ...SETTINGS, keep: true });
    await clients.sendMore(again.origin, 10).finally(() => again.stop());
    const { lost } = compare(ledger, FILE);
    note({
      what: 'Lost once the sound file is back',
      value: lost,
      bound: `0 of ${ledger.size}`,
      holds: lost === 0,
    });
  },
};
