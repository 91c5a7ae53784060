import { appendAudit } from '@/lib/server/audit/appendAudit';
import { noteBackup } from '@/lib/server/privacy/backupList';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import type { Place } from '@/scripts/backup/place';
import type { MoveTarget } from './command';
import { type CopiedTable, copyTables } from './copyTables';
import { withSource } from './source';
import { listTables } from './tables';
import { fillTarget } from './target';

/**
 * Copies the site's database into an empty one of the other kind, whole or not at all, and notes it in
 * the audit of the copy. Throws a BackupError or a StoreError of one line.
 */
export const moveSite = async (place: Place, target: MoveTarget): Promise<CopiedTable[]> => {
  const tables = await listTables();
  removeLeftovers(place.dataDir);
  // Before it stands there: there is no copy that an erasure does not name.
  const note = (path: string) =>
    noteBackup(place.dataDir, { madeAt: new Date().toISOString(), path });
  let copied: CopiedTable[] = [];
  await withSource(place, tables, (source) =>
    fillTarget(target, {
      tables,
      noteDraft: note,
      fill: async (side) => {
        copied = await copyTables(source, side, tables);
        await source.checkAlone();
        const rows = copied.reduce((sum, table) => sum + table.rows, 0);
        const filter = { from: source.dialect, to: side.dialect };
        await appendAudit(side.db, { action: 'move', filter, rows });
        if (place.databaseUrl === null) note(place.databaseFile);
      },
    }),
  );
  return copied;
};
