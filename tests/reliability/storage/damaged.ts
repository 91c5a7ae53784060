import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Experiment } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf, startTestSite, withTestSite } from '@/tests/reliability/support/site';
import { DAMAGES, type Damage } from './damages';
import { compare } from './ledger';

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

const RIGHT = 'refused, left as it was';

/** Starts on a damaged file. Answers what is wrong with how that went, or that all was right. */
const startOn = async ({ harm }: Damage): Promise<string> => {
  bringBack();
  harm(FILE);
  writeFileSync(LOG, '');
  const before = readFileSync(FILE);
  const started = await startTestSite({ ...SETTINGS, keepsData: true }).catch(() => null);
  if (started !== null) {
    await started.kill();
    return 'it started';
  }
  const said = readFileSync(LOG, 'utf8');
  if (!said.includes(`${FILE} is damaged`)) return 'it does not name the file';
  if (!said.includes('npm run restore')) return 'it does not say what to do';
  return readFileSync(FILE).equals(before) ? RIGHT : 'it changed the file';
};

/** The database file comes to harm while the site is stopped. */
export const DAMAGED: Experiment = {
  name: 'damaged',
  promise: 'On a damaged database the site does not start; it says which file, and what to do.',
  isLongOnly: true,
  run: async (size, note) => {
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 4, ledger, name: 'damaged' });
    await withTestSite(SETTINGS, ({ origin }) => clients.sendMore(origin, 60));
    rmSync(SOUND, { recursive: true, force: true });
    cpSync(FOLDER, SOUND, { recursive: true });
    for (const damage of DAMAGES.slice(0, CASES[size])) {
      note(equalTo(`Its file: ${damage.what}`, await startOn(damage), RIGHT));
    }
    bringBack();
    await withTestSite({ ...SETTINGS, keepsData: true }, ({ origin }) =>
      clients.sendMore(origin, 10),
    );
    const { lost } = compare(ledger, FILE);
    note({
      what: 'Lost once the sound file is back',
      value: lost,
      bound: `0 of ${ledger.size}`,
      passes: lost === 0,
    });
  },
};
