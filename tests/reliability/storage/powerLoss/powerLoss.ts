import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { LEAST_PER_ROUND } from '@/tests/reliability/storage/killUnder';
import { noteComparison } from '@/tests/reliability/storage/ledger';
import { atLeast, none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf, withTestSite } from '@/tests/reliability/support/site';
import { compileJournal } from './compileJournal';
import type { Files } from './disk';
import { writeFolder } from './folder';
import { type Loss, losePower, losePowerWith, type Place } from './losePower';

const NAME = 'power-loss';
const PORT = 4307;
const SIZES = {
  short: { losses: 2, disks: 4, moments: 6 },
  long: { losses: 100, disks: 12, moments: 24 },
};
/** A weaker sync can be lucky once: what it had not synced was none of the thanked. */
const MOST_TRIES = 3;

const preparePlace = (): Place => {
  const root = dataDirOf(NAME);
  rmSync(root, { recursive: true, force: true });
  const library = compileJournal(join(root, 'library'));
  mkdirSync(join(root, 'disk'));
  // SQLite opens files by their real path.
  const folder = realpathSync(join(root, 'disk'));
  const journal = join(root, 'journal');
  return {
    name: NAME,
    port: PORT,
    folder,
    journal,
    trial: join(root, 'trial'),
    env: {
      TRUST_PROXY: '1',
      DATA_DIR: folder,
      LD_PRELOAD: library,
      POWER_LOSS_FOLDER: folder,
      POWER_LOSS_JOURNAL: journal,
    },
  };
};

/** The power is lost again and again while parents write; each life goes on from one of the disks. */
const loseAgainAndAgain = async (
  place: Place,
  { losses, ...tried }: (typeof SIZES)['short'],
  ledger: Ledger,
): Promise<Omit<Loss, 'next'>[]> => {
  const all: Omit<Loss, 'next'>[] = [];
  const clients = createClients({ count: 8, ledger, name: NAME });
  // The first site begins with an empty folder, as that of a new school does.
  let base: Files = new Map();
  await withTestSite({ ...place, keepsData: true }, async (site) => {
    for (let number = 0; number < losses; number += 1) {
      const parents = { site, clients, ledger };
      const { next, ...loss } = await losePower(place, parents, { base, ...tried });
      all.push(loss);
      base = next;
      writeFolder(place.folder, base);
      rmSync(place.journal);
      await site.restart();
    }
    await clients.settle(site.origin);
  });
  return all;
};

const noteLosses = (note: Note, all: Omit<Loss, 'next'>[], ledger: Ledger): void => {
  const verdicts = all.flatMap((loss) => loss.verdicts);
  note({ what: 'Times the power was lost', value: all.length });
  note(atLeast({ what: 'Acknowledged', value: ledger.size }, all.length * LEAST_PER_ROUND));
  note({ what: 'Disks that may be left, each tried', value: verdicts.length });
  const unsynced = all.reduce((total, loss) => total + loss.unsynced, 0);
  const unexplained = all.filter(({ isExplained }) => !isExplained).length;
  note(none('Times the record of changes did not explain the files', unexplained));
  const lost = verdicts.reduce((total, verdict) => total + verdict.lost, 0);
  note(none('Acknowledged and lost, on any disk', lost));
  const earlier = all.flatMap((loss) => loss.earlier);
  note({ what: 'Disks of moments in between, each tried', value: earlier.length });
  note(atLeast({ what: 'Changes that were not synced at all these moments', value: unsynced }, 1));
  const refused = [...verdicts, ...earlier].filter(({ refusal }) => refusal !== null);
  note({
    what: 'Disks on which the site would not start, or not sound',
    value: refused.length === 0 ? 0 : `${refused.length}: ${refused[0]?.refusal}`,
    bound: '0',
    passes: refused.length === 0,
  });
  const missing = new Set(all.flatMap((loss) => loss.missing));
  note({
    what: 'Other files, such as the key, that a disk did not have as they were',
    value: missing.size === 0 ? 0 : [...missing].join(', '),
    bound: '0',
    passes: missing.size === 0,
  });
};

const noteWeaker = async (
  note: Note,
  synchronous: 'NORMAL' | 'OFF',
  place: Place,
): Promise<void> => {
  let [lost, acknowledged] = [0, 0];
  for (let tries = 1; lost === 0 && tries <= MOST_TRIES; tries += 1) {
    const one = await losePowerWith(synchronous, place, `${NAME}-${synchronous}-${tries}`);
    lost += one.lost;
    acknowledged += one.acknowledged;
  }
  const what = `With synchronous = ${synchronous} instead: lost of ${acknowledged} acknowledged`;
  note(atLeast({ what, value: lost }, 1));
};

/** The machine loses its power: what was not synced is gone, or on the disk in parts. */
export const POWER_LOSS: Experiment = {
  name: NAME,
  promise:
    'Who was thanked is on the disk: of what was not synced all or any part may be gone when the power is lost.',
  needs: ['gcc'],
  isLongOnly: true,
  run: async (size, note) => {
    const place = preparePlace();
    const ledger: Ledger = new Map();
    const all = await loseAgainAndAgain(place, SIZES[size], ledger);
    noteLosses(note, all, ledger);
    noteComparison(ledger, join(place.folder, 'site.db'), note);
    // What finds no loss above has to find one where there is one.
    await noteWeaker(note, 'NORMAL', place);
    await noteWeaker(note, 'OFF', place);
    rmSync(dataDirOf(NAME), { recursive: true, force: true });
  },
};
