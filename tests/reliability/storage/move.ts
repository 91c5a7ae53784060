import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startDurableCluster } from '@/lib/server/testing/durableCluster';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { atLeast, equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { SHARED_DATA_KEY } from '@/tests/reliability/support/dataKeys';
import { type OwnProgram, startOwnProgram } from '@/tests/reliability/support/ownProgram';
import { dataDirOf } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { type Ended, runCommand } from './command';

const FOLDER = dataDirOf('move');
const LOG = join(FOLDER, 'log');
const SIZES = {
  short: { enquiries: 1_000, erased: 10, kills: 3 },
  long: { enquiries: 20_000, erased: 50, kills: 20 },
};
const KEYS = {
  DATA_KEY: SHARED_DATA_KEY,
  NEXTAUTH_SECRET: 'the-secret-of-a-site-that-is-moved-by-a-test',
};

/** A site by where its data is: its database is a file there, unless it has an address. */
type Site = { dataDir: string; databaseUrl?: string };

const envOf = ({ databaseUrl = '' }: Site): Record<string, string> => ({
  ...KEYS,
  DATABASE_URL: databaseUrl,
});

const run = (site: Site, name: 'move' | 'enquiries' | 'privacy', args: string[]): Promise<Ended> =>
  runCommand(name, args, site.dataDir, envOf(site));

const orFail = ({ status, text }: Ended): string => {
  if (status !== 0) throw new Error(`The command ended with ${status}: ${text}`);
  return text;
};

const start = (site: Site, file: string, args: string[]): OwnProgram =>
  startOwnProgram(file, args, { log: LOG, env: { ...envOf(site), DATA_DIR: site.dataDir } });

/** Where a site is moved to. */
type Target = {
  to: string;
  /** How many rows stand there that a site would read. */
  countRows: () => Promise<number>;
  /** Whether the command writes rows just then. */
  isBeingFilled: () => Promise<boolean>;
};

const postgresAt = (databaseUrl: string): Target => {
  const ask = async (query: string): Promise<Record<string, string>[]> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(query)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    to: databaseUrl,
    countRows: async () => {
      const tables = await ask(
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
      );
      let count = 0;
      for (const { name } of tables) {
        const [row] = await ask(`select count(*) as count from ${name}`);
        count += Number(row?.count);
      }
      return count;
    },
    isBeingFilled: async () => {
      const inserting = await ask(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike \'%insert into "enquiries"%\'',
      );
      return inserting.length > 0;
    },
  };
};

const fileAt = (file: string): Target => ({
  to: `sqlite:${file}`,
  // The copy gets its name at the end: one that stands there is whole.
  countRows: async () => (existsSync(file) ? 1 : 0),
  isBeingFilled: async () =>
    existsSync(dirname(file)) && readdirSync(dirname(file)).some((name) => DRAFT.test(name)),
});

const DRAFT = /^\.site\.db\.\d+\.unfinished-wal$/;

type Moved = { kills: number; partial: number; ms: number };

const WATCH_MS = 5;

/** Whether it began to write; false where it was done before that was seen. */
const untilFilling = async (program: OwnProgram, target: Target): Promise<boolean> => {
  let isDone = false;
  void program.ended.then(() => {
    isDone = true;
  });
  while (!isDone) {
    if (await target.isBeingFilled()) return true;
    await wait(WATCH_MS);
  }
  return false;
};

/**
 * Kills the command again and again while it writes, later each time, then lets it end. `spare`: a target
 * that is moved to first, to see how long it writes and how many rows there are then.
 */
const moveThroughKills = async (
  site: Site,
  { spare, target, kills }: { spare: Target; target: Target; kills: number },
): Promise<Moved> => {
  const begin = (to: string) => start(site, 'scripts/move.ts', ['--to', to]);
  const first = begin(spare.to);
  await untilFilling(first, spare);
  const begun = performance.now();
  if ((await first.ended) !== 0) throw new Error(`The site could not be moved: see ${LOG}.`);
  const moved: Moved = { kills: 0, partial: 0, ms: performance.now() - begun };
  const all = await spare.countRows();
  for (let number = 0; number < kills; number += 1) {
    const program = begin(target.to);
    await untilFilling(program, target);
    await wait((moved.ms * number) / kills);
    await program.kill();
    const rows = await target.countRows();
    if (rows > 0 && rows < all) moved.partial += 1;
    // It was faster than the first one, and done: nothing is left to kill.
    if (rows >= all) return moved;
    moved.kills += 1;
  }
  orFail(await run(site, 'move', ['--to', target.to]));
  return moved;
};

const noteMoved = (note: Note, way: string, { kills, partial, ms }: Moved): void => {
  note({ what: `${way}: time in which it writes`, value: round(ms / 1000, 1), unit: 's' });
  note(atLeast({ what: `${way}: killed while it wrote`, value: kills }, 1));
  note(none(`${way}: killed, and a part of the rows stood in the copy`, partial));
};

/** The enquiries as the admissions team reads them, with the key. */
const exportOf = async (site: Site): Promise<string> =>
  orFail(await run(site, 'enquiries', ['export', '--format', 'json']));

const countParents = (exported: string): number => exported.match(/"आशा राव/g)?.length ?? 0;

const noteCopy = async (note: Note, way: string, copy: Site, exported: string): Promise<void> => {
  const isSame = (await exportOf(copy)) === exported;
  note(
    equalTo(`${way}: its enquiries, read with the key`, isSame ? 'the same' : 'others', 'the same'),
  );
  const erased = await run(copy, 'privacy', ['export', '9100000000']);
  note(
    equalTo(
      `${way}: a parent who was erased`,
      erased.status === 1 ? 'unknown' : 'known',
      'unknown',
    ),
  );
  const audit = await run(copy, 'privacy', ['audit']);
  note(equalTo(`${way}: its audit`, audit.status === 0 ? 'sound' : audit.text, 'sound'));
};

/** From a file to PostgreSQL and back, through kills. */
export const MOVE: Experiment = {
  name: 'move',
  promise:
    'A site’s database moves from SQLite to PostgreSQL and back with every row, and a move that is killed leaves none.',
  needs: ['postgres'],
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { enquiries, erased, kills } = SIZES[size];
      rmSync(FOLDER, { recursive: true, force: true });
      const inFile: Site = { dataDir: join(FOLDER, 'site') };
      mkdirSync(inFile.dataDir, { recursive: true });
      const cluster = await startDurableCluster();
      later(cluster.remove);
      const filling = start(inFile, 'tests/reliability/storage/programs/fillSite.ts', [
        String(enquiries),
        String(erased),
      ]);
      later(filling.kill);
      if ((await filling.ended) !== 0) throw new Error(`The site could not be filled: see ${LOG}.`);
      const exported = await exportOf(inFile);
      note(exactly('Enquiries with Hindi names', countParents(exported), enquiries - erased));
      note({ what: 'Parents erased', value: erased });

      const databaseUrl = await cluster.createDatabase('moved');
      const there = await moveThroughKills(inFile, {
        spare: postgresAt(await cluster.createDatabase('spare')),
        target: postgresAt(databaseUrl),
        kills,
      });
      const inPostgres: Site = { dataDir: inFile.dataDir, databaseUrl };
      noteMoved(note, 'To PostgreSQL', there);
      await noteCopy(note, 'To PostgreSQL', inPostgres, exported);

      const back: Site = { dataDir: join(FOLDER, 'back') };
      const file = join(back.dataDir, 'site.db');
      const again = await moveThroughKills(inPostgres, {
        spare: fileAt(join(FOLDER, 'spare', 'site.db')),
        target: fileAt(file),
        kills,
      });
      noteMoved(note, 'And back', again);
      await noteCopy(note, 'And back', back, exported);
      const isUnchanged = (await exportOf(inFile)) === exported;
      note(
        equalTo('The file of before, read again', isUnchanged ? 'the same' : 'others', 'the same'),
      );
      const full = await run(inPostgres, 'move', ['--to', `sqlite:${file}`]);
      const isRefused = full.status === 1 && full.text.includes('is there already');
      note(equalTo('Over a database that is there', isRefused ? 'refused' : full.text, 'refused'));
      rmSync(dirname(file), { recursive: true, force: true });
    }),
};
