import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '@/e2e/support/startSite';
import { dataKeyFile } from '@/lib/server/env/secret';
import { startNginx } from '@/tests/reliability/cluster/nginx';
import type { Experiment } from '@/tests/reliability/experiment';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf } from '@/tests/reliability/support/dataDir';
import { findProgram } from '@/tests/reliability/support/programs';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { countCalls } from './trace';

const PORT = 4301;
const NGINX = { name: 'syncs-nginx', port: PORT + 10_000, upstreams: [PORT] };
const SIZES = { short: 60, long: 1_000 };
const LONGEST_FLUSH_MS = 5_000;

/** Starts the site under strace. With -D the process that we know is the site itself. */
const startTraced = (dataDir: string, trace: string) =>
  startProcess(
    [
      findProgram('strace') ?? 'strace',
      ...['-D', '-f', '-y', '-s', '16', '-o', trace],
      ...['-e', 'trace=pwrite64,fsync,fdatasync,write,writev', '-e', 'signal=none'],
      ...[process.execPath, '.next/server.mjs'],
    ],
    `http://127.0.0.1:${PORT}/api/health/ready`,
    {
      dataDir,
      env: { HOST: '127.0.0.1', PORT: String(PORT), NODE_ENV: 'production', TRUST_PROXY: '1' },
    },
  );

const readLines = (trace: string): string[] =>
  existsSync(trace) ? readFileSync(trace, 'utf8').split('\n') : [];

/** strace writes its last lines a moment after the site has ended. */
const untilWritten = async (trace: string, thanked: number): Promise<string[]> => {
  const giveUpAt = performance.now() + LONGEST_FLUSH_MS;
  while (countCalls(readLines(trace)).thanked < thanked && performance.now() < giveUpAt) {
    await wait(50);
  }
  return readLines(trace);
};

/** Every acknowledged write waits for the disk. */
export const SYNCS: Experiment = {
  name: 'syncs',
  promise: 'A thank-you waits until the enquiry is on the disk, not only handed to the system.',
  needs: ['strace', 'nginx'],
  run: async (size, note) => {
    const dataDir = dataDirOf('syncs');
    const trace = join(dataDir, 'trace');
    rmSync(dataDir, { recursive: true, force: true });
    // Beside the folder: a new site makes it anew.
    rmSync(dataKeyFile(dataDir), { force: true });
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 8, ledger, name: 'syncs' });
    let before = 0;
    await withCleanUp(async (later) => {
      later((await startTraced(dataDir, trace)).stop);
      before = readLines(trace).length;
      const nginx = await startNginx(NGINX);
      later(nginx.stop);
      await clients.sendMore(nginx.origin, SIZES[size]);
    });
    const lines = await untilWritten(trace, ledger.size);
    // Without its keys no database can be read: their names are on the disk before anything is.
    const folders = [dataDir, dirname(dataKeyFile(dataDir))];
    const synced = folders.filter((folder) =>
      lines.slice(0, before).some((line) => /\bfsync\(/.test(line) && line.includes(`<${folder}>`)),
    );
    const { syncs, thanked, thankedTooEarly, failed } = countCalls(lines.slice(before));
    const perWrite = round(syncs / ledger.size, 2);
    note({ what: 'Acknowledged', value: ledger.size });
    note(equalTo('Thank-yous seen in the trace', thanked, ledger.size));
    note({
      what: 'Disk syncs for each acknowledged write',
      value: perWrite,
      bound: 'at least 1',
      passes: perWrite >= 1,
    });
    note(none('Thank-yous that went out before their sync', thankedTooEarly));
    note(none('Syncs that failed', failed));
    note(exactly('Folders of the secret and the key, synced at the start', synced.length, 2));
  },
};
