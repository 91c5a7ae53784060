import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startDurableCluster } from '@/lib/server/testing/durableCluster';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { atLeast, equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { SHARED_DATA_KEY } from '@/tests/reliability/support/dataKeys';
import { type OwnProgram, startOwnProgram } from '@/tests/reliability/support/ownProgram';
import { dataDirOf } from '@/tests/reliability/support/site';
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

/** Where a site is moved to, and how many rows stand there that a site would read. */
type Target = { to: string; countRows: () => Promise<number> };

const postgresAt = (databaseUrl: string): Target => ({
  to: databaseUrl,
  countRows: async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
      );
      let count = 0;
      for (const { name } of rows) {
        const counted = await client.query<{ count: string }>(
          `select count(*) as count from ${client.escapeIdentifier(name)}`,
        );
        count += Number(counted.rows[0]?.count);
      }
      return count;
    } finally {
      await client.end();
    }
  },
});

const fileAt = (file: string): Target => ({
  to: `sqlite:${file}`,
  // The copy gets its name at the end: one that stands there has all rows.
  countRows: async () => (existsSync(file) ? 1 : 0),
});

type Moved = { kills: number; withRows: number; ms: number };

/** Of the time that the command takes, when the first and the last kill come: it reads nothing before. */
const [FIRST_KILL, LAST_KILL] = [0.5, 0.9];

/**
 * Kills the command again and again before it is done, later each time, then lets it end. `spare`: a
 * target that is moved to first, to see how long it takes.
 */
const moveThroughKills = async (
  site: Site,
  { spare, target, kills }: { spare: Target; target: Target; kills: number },
): Promise<Moved> => {
  const begun = performance.now();
  orFail(await run(site, 'move', ['--to', spare.to]));
  const moved: Moved = { kills: 0, withRows: 0, ms: performance.now() - begun };
  for (let number = 0; number < kills; number += 1) {
    const share = FIRST_KILL + ((LAST_KILL - FIRST_KILL) * number) / kills;
    const program = start(site, 'scripts/move.ts', ['--to', target.to]);
    const isDone = await Promise.race([
      program.ended.then(() => true),
      wait(moved.ms * share).then(() => false),
    ]);
    // Faster than the first one: it has to be right all the same.
    if (isDone) return moved;
    await program.kill();
    moved.kills += 1;
    if ((await target.countRows()) > 0) moved.withRows += 1;
  }
  orFail(await run(site, 'move', ['--to', target.to]));
  return moved;
};

const noteMoved = (note: Note, way: string, { kills, withRows, ms }: Moved): void => {
  note({ what: `${way}: time of the command`, value: Math.round(ms / 100) / 10, unit: 's' });
  note(atLeast({ what: `${way}: killed before it was done`, value: kills }, 1));
  note(none(`${way}: killed, and rows of it stood in the copy`, withRows));
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
