import { readFileSync, rmSync } from 'node:fs';
import { killUnder } from '@/tests/reliability/storage/killUnder';
import { type Clients, createClients, type Ledger } from '@/tests/reliability/support/clients';
import { keysOf } from '@/tests/reliability/support/dataKeys';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { ALL, countUnsynced, type Disk, type Files, NONE, remains, replay } from './disk';
import { areSame, readFolder, writeFolder } from './folder';
import { inspect, type Verdict } from './inspect';
import { parseJournal } from './journal';

/** Where a site under journal.c works, and what is needed to start one. */
export type Place = {
  name: string;
  port: number;
  /** The data folder of the site. */
  folder: string;
  journal: string;
  /** Where disks are tried. */
  trial: string;
  env: Record<string, string>;
};

/** What one loss of power came to. */
export type Loss = {
  /** Of disks that may be left, at worst first. */
  verdicts: Verdict[];
  /** One of these disks. */
  next: Files;
  /** Files beside the database, such as the key, that one of these disks does not have as it was. */
  missing: string[];
  /** The same had the power gone at moments before, for which nobody counted who was thanked. */
  earlier: Verdict[];
  /** Changes that were not synced, at all of these moments. */
  unsynced: number;
  /** Whether the journal, with all that was not synced, gives the files that the process left. */
  isExplained: boolean;
};

/** Kills the site while clients post, and makes disks of what it had not synced. */
export const losePower = async (
  { folder, journal, trial }: Place,
  parents: { site: TestSite; clients: Clients; ledger: Ledger },
  { base, disks, moments }: { base: Files; disks: number; moments: number },
): Promise<Loss> => {
  await killUnder(parents.site, parents.clients, parents.ledger);
  const records = parseJournal(readFileSync(journal));
  const disk = replay(base, records);
  const found = readFolder(folder);
  // The last record may be of a write that the kill prevented.
  const isExplained = [disk, replay(base, records.slice(0, -1))].some((one) =>
    areSame(remains(one, ALL), found),
  );
  const left = [remains(disk, NONE), ...drawDisks(disk, disks - 1)];
  const verdicts: Verdict[] = [];
  const inspected = { folder: trial, ledger: parents.ledger, keys: keysOf(folder) };
  for (const files of left) verdicts.push(await inspect(files, inspected));
  const missing = [...found].flatMap(([name, bytes]) =>
    name.startsWith('site.db') || left.every((files) => files.get(name)?.equals(bytes)) ? [] : name,
  );
  const next = left[Math.floor(Math.random() * left.length)] ?? base;
  const earlier: Verdict[] = [];
  let unsynced = countUnsynced(disk);
  for (let count = 0; count < moments; count += 1) {
    const moment = Math.floor(Math.random() * records.length);
    const before = replay(base, records.slice(0, moment));
    const [files = base] = drawDisks(before, 1);
    unsynced += countUnsynced(before);
    earlier.push(await inspect(files, { ...inspected, ledger: new Map() }));
  }
  return { verdicts, next, missing, earlier, unsynced, isExplained };
};

/** Disks that had taken some of what was not synced: few or most of it, in its order or not. */
const drawDisks = (disk: Disk, count: number): Files[] =>
  Array.from({ length: count }, () => {
    const { random } = Math;
    return remains(disk, { share: random(), isShuffled: random() < 0.5, random });
  });

/**
 * The same loss with a site that syncs less than ours (SQLite's `synchronous`), on the files that are
 * there: how many of how many acknowledged enquiries are lost at worst.
 */
export const losePowerWith = async (
  synchronous: 'NORMAL' | 'OFF',
  place: Place,
  name: string,
): Promise<{ lost: number; acknowledged: number }> => {
  const base = readFolder(place.folder);
  const ledger: Ledger = new Map();
  const clients = createClients({ count: 8, ledger, name });
  const env = { ...place.env, ...weakerSync(synchronous) };
  rmSync(place.journal, { force: true });
  try {
    return await withTestSite({ ...place, env, keepsData: true }, async (site) => {
      const loss = await losePower(
        place,
        { site, clients, ledger },
        { base, disks: 1, moments: 0 },
      );
      return { lost: loss.verdicts[0]?.lost ?? 0, acknowledged: ledger.size };
    });
  } finally {
    writeFolder(place.folder, base);
  }
};

const weakerSync = (synchronous: string) => ({
  NODE_OPTIONS:
    `${process.env.NODE_OPTIONS ?? ''} --import ${process.cwd()}/tests/reliability/storage/powerLoss/weakerSync.mjs`.trim(),
  SYNCHRONOUS: synchronous,
});
