import { appendAudit } from '@/lib/server/audit/appendAudit';
import { errorCode } from '@/lib/server/log/errorCode';
import { openAsItIs } from '@/lib/server/store/store';
import { reasonOf } from '@/scripts/enquiries/usage';
import type { Manifest } from './manifest';
import type { Place } from './place';
import { BackupError } from './usage';

/**
 * Writes into the audit of the database that a backup was made of it: who, when, how many enquiries.
 * One of a release from before the audit has none. Throws a BackupError; the backup stands all the same.
 */
export const auditBackup = async (
  { databaseUrl, databaseFile }: Place,
  folder: string,
  { madeAt, rows }: Manifest,
): Promise<void> => {
  if (!('audit_log' in rows)) return;
  try {
    const store = await openAsItIs(databaseUrl === null ? { file: databaseFile } : { databaseUrl });
    try {
      const filter = { folder, madeAt };
      await appendAudit(store.db, { action: 'backup', filter, rows: rows.enquiries ?? 0 });
    } finally {
      await store.close();
    }
  } catch (cause) {
    const reason = errorCode(cause) ?? reasonOf(cause);
    throw new BackupError(
      `${folder} is made and sound, but the audit could not be told of it (${reason}): note elsewhere who made it and when, and see that this user may write to the database.`,
      { cause },
    );
  }
};
