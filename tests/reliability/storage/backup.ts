import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@/scripts/backup/manifest';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf, withTestSite } from '@/tests/reliability/support/site';
import { FINDABLE, hideCanary, leaksBelow } from './canaryEnquiry';
import { type Ended, runCommand } from './command';
import { compare, countEnquiries } from './ledger';

const SETTINGS = { name: 'backup', port: 4306, env: { TRUST_PROXY: '1' } };
const DATA_DIR = dataDirOf(SETTINGS.name);
const FILE = join(DATA_DIR, 'site.db');
const BACKUPS = dataDirOf('backup-copies');
const STORE = /^site\.db/;
const OTHER_KEY = 'a-data-key-that-did-not-make-the-backup';
const SIZES = { short: { first: 100, backups: 1 }, long: { first: 2_000, backups: 4 } };

type Copy = { folder: string; count: number; before: Ledger };

const orFail = ({ status, text }: Ended): void => {
  if (status !== 0) throw new Error(`The command ended with ${status}: ${text}`);
};

/** Backs up a site that writes all the while. `before` is what was acknowledged when it began. */
const backUp = async (dataDir: string, number: number, ledger: Ledger): Promise<Copy> => {
  const folder = join(BACKUPS, String(number));
  const before = new Map(ledger);
  orFail(await runCommand('backup', [folder], dataDir));
  const { rows } = await readManifest(folder);
  return { folder, count: rows.enquiries ?? 0, before };
};

const isRefused = ({ status, text }: Ended, reason: string): boolean =>
  status === 1 && text.includes(reason) && text.split('\n').length === 1;

/** In whatever spelling. */
const noteHidden = (note: Note, where: string, leaks: string[]): void =>
  note(
    equalTo(`Personal values of one enquiry in the bytes of ${where}`, leaks.join('; ') || 0, 0),
  );

const toWord = (wasRefused: boolean): string => (wasRefused ? 'refused' : 'not refused');

/** A backup under load, and back again. */
export const BACKUP: Experiment = {
  name: 'backup',
  promise:
    'A backup that is made while parents write brings back all that it counted, and says nothing without its key.',
  isLongOnly: true,
  run: async (size, note) => {
    const { first, backups } = SIZES[size];
    rmSync(BACKUPS, { recursive: true, force: true });
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 8, ledger, name: 'backup' });
    const copies: Copy[] = [];
    const wasInUse = await withTestSite(SETTINGS, async ({ origin, dataDir }) => {
      await clients.sendMore(origin, first);
      await hideCanary(origin, ledger);
      let isDone = false;
      const writing = clients.sendUntil(origin, () => isDone);
      try {
        for (let number = 1; number <= backups; number += 1) {
          copies.push(await backUp(dataDir, number, ledger));
        }
      } finally {
        isDone = true;
        await writing;
      }
      const early = await runCommand('restore', [copies[0]?.folder ?? '', '--replace'], dataDir);
      await clients.settle(origin);
      noteHidden(note, 'the database and its log while the site runs', leaksBelow(dataDir, STORE));
      return isRefused(early, 'is in use');
    });
    const last = copies.at(-1);
    if (last === undefined) throw new Error('No backup was made.');
    const unasked = await runCommand('restore', [last.folder], DATA_DIR);
    const env = { DATA_KEY: OTHER_KEY };
    const keyless = await runCommand('restore', [last.folder, '--replace'], DATA_DIR, env);
    orFail(await runCommand('restore', [last.folder, '--replace'], DATA_DIR));
    note({ what: 'Backups while 8 clients wrote', value: backups });
    note({ what: 'Acknowledged in the end', value: ledger.size });
    note({ what: 'Acknowledged before the last backup began', value: last.before.size });
    note(equalTo('Restored while the site ran', toWord(wasInUse), 'refused'));
    const isAsked = isRefused(unasked, '--replace');
    note(equalTo('Restored over data unasked', toWord(isAsked), 'refused'));
    const isKeyNamed = isRefused(keyless, 'is encrypted with the data key');
    note(equalTo('Restored without its key', toWord(isKeyNamed), 'refused'));
    noteHidden(note, 'the backup', leaksBelow(last.folder));
    noteHidden(note, 'the restored database', leaksBelow(DATA_DIR, STORE));
    const { text } = await runCommand('enquiries', ['export'], DATA_DIR);
    const isReadable = FINDABLE.every((value) => text.includes(value));
    note(
      equalTo(
        'The same enquiry, exported with the key',
        isReadable ? 'readable' : text,
        'readable',
      ),
    );
    const restored = countEnquiries(FILE);
    note({
      what: 'Enquiries after the restore',
      value: restored,
      bound: `exactly ${last.count}, as the backup counted`,
      passes: restored === last.count,
    });
    const missing = compare(last.before, FILE).lost;
    note(none('Acknowledged before the backup began, and missing', missing));
    const { unknown, duplicated } = compare(ledger, FILE);
    note(none('In the backup and not in the ledger, or twice', unknown + duplicated));
    await withTestSite({ ...SETTINGS, keepsData: true }, ({ origin }) =>
      clients.sendMore(origin, 10),
    );
    const after = countEnquiries(FILE);
    note({
      what: 'Enquiries after 10 and more new ones',
      value: after,
      bound: `${restored + 10} or more`,
      passes: after >= restored + 10,
    });
  },
};
