import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@/scripts/backup/manifest';
import type { Experiment } from '@/scripts/hold/experiment';
import { dataDirOf, startHeldSite } from '@/scripts/hold/tools/site';
import { createClients } from './clients';
import { type Ended, runCommand } from './command';
import { compare, countEnquiries, type Ledger } from './ledger';

const SETTINGS = { name: 'backup', port: 4306, env: { TRUST_PROXY: '1' } };
const BACKUPS = dataDirOf('backup-copies');
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

/** A backup under load, and back again. */
export const BACKUP: Experiment = {
  name: 'backup',
  promise: 'A backup that is made while parents write brings back all that it counted.',
  run: async (size, note) => {
    const { first, backups } = SIZES[size];
    rmSync(BACKUPS, { recursive: true, force: true });
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 8, ledger, name: 'backup' });
    const site = await startHeldSite(SETTINGS);
    const file = join(site.dataDir, 'site.db');
    const copies: Copy[] = [];
    let wasInUse = false;
    try {
      await clients.sendMore(site.origin, first);
      let isDone = false;
      const writing = clients.sendUntil(site.origin, () => isDone);
      try {
        for (let number = 1; number <= backups; number += 1) {
          copies.push(await backUp(site.dataDir, number, ledger));
        }
      } finally {
        isDone = true;
        await writing;
      }
      const early = await runCommand(
        'restore',
        [copies[0]?.folder ?? '', '--replace'],
        site.dataDir,
      );
      wasInUse = isRefused(early, 'is in use');
      await clients.settle(site.origin);
    } finally {
      await site.stop();
    }
    const last = copies.at(-1);
    if (last === undefined) throw new Error('No backup was made.');
    const unasked = await runCommand('restore', [last.folder], site.dataDir);
    orFail(await runCommand('restore', [last.folder, '--replace'], site.dataDir));
    note({ what: 'Backups while 8 clients wrote', value: backups });
    note({ what: 'Acknowledged in the end', value: ledger.size });
    note({ what: 'Acknowledged before the last backup began', value: last.before.size });
    note({
      what: 'Restored while the site ran',
      value: wasInUse ? 'refused' : 'not refused',
      bound: 'refused',
      holds: wasInUse,
    });
    const isAsked = isRefused(unasked, '--replace');
    note({
      what: 'Restored over data unasked',
      value: isAsked ? 'refused' : 'not refused',
      bound: 'refused',
      holds: isAsked,
    });
    const restored = countEnquiries(file);
    note({
      what: 'Enquiries after the restore',
      value: restored,
      bound: `exactly ${last.count}, as the backup counted`,
      holds: restored === last.count,
    });
    const missing = compare(last.before, file).lost;
    note({
      what: 'Acknowledged before the backup began, and missing',
      value: missing,
      bound: '0',
      holds: missing === 0,
    });
    const { unknown, duplicated } = compare(ledger, file);
    note({
      what: 'In the backup and not in the ledger, or twice',
      value: unknown + duplicated,
      bound: '0',
      holds: unknown + duplicated === 0,
    });
    const again = await startHeldSite({ ...SETTINGS, keep: true });
    await clients.sendMore(again.origin, 10).finally(() => again.stop());
    const after = countEnquiries(file);
    note({
      what: 'Enquiries after 10 and more new ones',
      value: after,
      bound: `${restored + 10} or more`,
      holds: after >= restored + 10,
    });
  },
};
