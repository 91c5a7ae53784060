import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { openAsItIs } from '@/lib/server/store/store';
import { startDurableCluster } from '@/lib/server/testing/durableCluster';
import { readManifest, rowsOf } from '@/scripts/backup/dump';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { atLeast, atMost, equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { startOwnProgram } from '@/tests/reliability/support/ownProgram';
import { dataDirOf, withTestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { hideCanary, leaksBelow } from './canaryEnquiry';
import { type Ended, runCommand } from './command';
import { compare, countEnquiries } from './ledger';

const SETTINGS = { name: 'backup', port: 4306, env: { TRUST_PROXY: '1' } };
const DATA_DIR = dataDirOf(SETTINGS.name);
const FILE = join(DATA_DIR, 'site.db');
const BACKUPS = dataDirOf('backup-copies');
const OTHER_KEY = { DATA_KEY: 'a-data-key-that-did-not-make-the-backup' };
const SIZES = {
  short: { first: 100, backups: 1, kills: 1, large: 5_000 },
  long: { first: 2_000, backups: 4, kills: 5, large: 100_000 },
};
const MEMORY = {
  NODE_OPTIONS: `--import=${resolve('tests/reliability/storage/programs/reportMemory.mjs')}`,
};
/** Node.js and the code of the command alone are about 200 MB. */
const MOST_MEMORY_MB = 400;

const orFail = ({ status, text }: Ended): string => {
  if (status !== 0) throw new Error(`The command ended with ${status}: ${text}`);
  return text;
};
const folderOf = (name: string | number): string => join(BACKUPS, `${name}`);
const run = (name: 'backup' | 'restore', args: string[], env?: Record<string, string>) =>
  runCommand(name, args, DATA_DIR, env);

const noteRefused = (note: Note, what: string, { status, text }: Ended, reason: string): void => {
  const isRefused = status === 1 && text.includes(reason) && text.split('\n').length === 1;
  note(equalTo(what, isRefused ? 'refused' : text, 'refused'));
};

/** In whatever spelling. */
const noteHidden = (note: Note, where: string, leaks: string[]): void =>
  note(
    equalTo(`Personal values of one enquiry in the bytes of ${where}`, leaks.join('; ') || 0, 0),
  );

/** Runs a command, and notes how long it takes and how much memory it has at most. */
const noteCost = async (note: Note, what: string, running: () => Promise<Ended>): Promise<void> => {
  const begun = performance.now();
  const text = orFail(await running());
  const peaks = [...text.matchAll(/^memory (\d+) MB$/gm)].map(([, peak]) => Number(peak));
  const value = round((performance.now() - begun) / 1000, 1);
  note(atMost({ what: `${what}: time`, value, unit: 's' }, 60));
  note(atMost({ what: `${what}: memory`, value: Math.max(...peaks), unit: 'MB' }, MOST_MEMORY_MB));
};

/** Makes enquiries, each with its delivery, out of those that are there, up to so many. */
const multiply = (count: number): void => {
  const database = new Sqlite(FILE);
  const times = Math.ceil(count / countEnquiries(FILE));
  for (const table of ['enquiries', 'deliveries']) {
    const columns = database
      .prepare<[], string>(`select name from pragma_table_info('${table}')`)
      .pluck()
      .all();
    const values = columns.map((name) =>
      /^(?:id|subject_id|idempotency_key)$/.test(name) ? `${name} || '-' || n` : name,
    );
    database.exec(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${times - 1})
       insert into ${table} (${columns}) select ${values} from numbers, ${table} order by n`,
    );
  }
  database.close();
};

/** Kills a restore into an empty database again and again. Answers how often something stood there. */
const killRestores = async (
  folder: string,
  databaseUrl: string,
  kills: number,
): Promise<number> => {
  let left = 0;
  for (let number = 0; number < kills; number += 1) {
    const env = { DATA_DIR, DATABASE_URL: databaseUrl };
    const log = join(BACKUPS, 'log');
    const program = startOwnProgram('scripts/restore.ts', [folder], { log, env });
    await wait(1_000 + 300 * number);
    await program.kill();
    const store = await openAsItIs({ databaseUrl });
    left += (await store.db.introspection.getTables()).length;
    await store.close();
  }
  return left;
};

/** A backup under load, into PostgreSQL and back. */
export const BACKUP: Experiment = {
  name: 'backup',
  promise:
    'A backup that is made while parents write goes into either kind of database with every enquiry, and says nothing without its key.',
  needs: ['postgres'],
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { first, backups, kills, large } = SIZES[size];
      rmSync(BACKUPS, { recursive: true, force: true });
      const cluster = await startDurableCluster();
      later(cluster.remove);
      const inPostgres = { DATABASE_URL: await cluster.createDatabase('site') };
      const ledger: Ledger = new Map();
      const clients = createClients({ count: 8, ledger, name: 'backup' });
      let before: Ledger = new Map();
      await withTestSite(SETTINGS, async ({ origin }) => {
        await clients.sendMore(origin, first);
        await hideCanary(origin, ledger);
        let isDone = false;
        const writing = clients.sendUntil(origin, () => isDone);
        try {
          for (let number = 1; number <= backups; number += 1) {
            before = new Map(ledger);
            orFail(await run('backup', [folderOf(number)]));
          }
        } finally {
          isDone = true;
          await writing;
        }
        const early = await run('restore', [folderOf(1), '--replace']);
        noteRefused(note, 'Restored while the site ran', early, 'is in use');
        await clients.settle(origin);
      });
      const last = folderOf(backups);
      note({ what: 'Backups while 8 clients wrote', value: backups });
      note({ what: 'Acknowledged before the last one began', value: before.size });
      noteRefused(note, 'Restored over data unasked', await run('restore', [last]), '--replace');
      const keyless = await run('restore', [last, '--replace'], OTHER_KEY);
      noteRefused(note, 'Restored without its key', keyless, 'is encrypted with the data key');
      const left = await killRestores(last, await cluster.createDatabase('killed'), kills);
      note(none('Tables that were left by a restore that was killed', left));
      orFail(await run('restore', [last], inPostgres));
      orFail(await run('backup', [folderOf('of-postgres')], inPostgres));
      orFail(await run('restore', [folderOf('of-postgres'), '--replace']));
      noteHidden(note, 'the backups', leaksBelow(BACKUPS));
      noteHidden(note, 'the restored database', leaksBelow(DATA_DIR, /^site\.db/));
      const counted = rowsOf(readManifest(last)).enquiries ?? 0;
      note(exactly('Enquiries in PostgreSQL and back', countEnquiries(FILE), counted));
      const { lost } = compare(before, FILE);
      note(none('Acknowledged before the last backup began, and missing', lost));
      const { unknown, duplicated } = compare(ledger, FILE);
      note(none('In the backup and not in the ledger, or twice', unknown + duplicated));
      await withTestSite({ ...SETTINGS, keepsData: true }, ({ origin }) =>
        clients.sendMore(origin, 10),
      );
      const more = countEnquiries(FILE) - counted;
      note(atLeast({ what: 'New enquiries of the restored site', value: more }, 10));
      multiply(large);
      const at = `${countEnquiries(FILE)} enquiries`;
      const inLarge = { ...MEMORY, DATABASE_URL: await cluster.createDatabase('large') };
      const [there, back] = [folderOf('large'), folderOf('large-of-postgres')];
      await noteCost(note, `Backup of SQLite, ${at}`, () => run('backup', [there], MEMORY));
      await noteCost(note, 'Restore into PostgreSQL', () => run('restore', [there], inLarge));
      await noteCost(note, 'Backup of PostgreSQL', () => run('backup', [back], inLarge));
      await noteCost(note, 'Restore into SQLite', () =>
        run('restore', [back, '--replace'], MEMORY),
      );
    }),
};
