/** What a wrong or impossible command answers: one line that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const BACKUP_USAGE = `Copies everything that the site keeps into a new folder, while the site runs.

  npm run backup -- /backups/2026-04-01                the folder is made; it must not be there yet
  npm run backup -- /backups/2026-04-01 --accept-loss  rows that are gone are known to be gone

It holds the database (DATABASE_URL, else DATA_DIR/site.db), the secret of DATA_DIR where
NEXTAUTH_SECRET is not set, and backup.json, which says what is in it. Database and secret are
encrypted with the data key (DATA_KEY, else the file beside DATA_DIR), which is not in it: keep the
backup on another machine, and the key in a third place. The program age opens them as well, with the
data key as its passphrase.

Each backup is held against the one before it. Where enquiries, deliveries, leads, accounts, votes,
requests of parents or the audit have lost rows that neither retention nor an erasure explains (the
audit counts both), or where no enquiry is left of some, the backup is made and kept, the command names
the tables and ends with 1, and so does each one after it until somebody looks and gives --accept-loss.`;

export const RESTORE_USAGE = `Brings a backup back. Stop the site first.

  npm run restore -- /backups/2026-04-01                into a site that has no data yet
  npm run restore -- /backups/2026-04-01 --replace      in place of what is there, which is kept beside it
  npm run restore -- /backups/2025-04-01 --unencrypted  a backup of a release from before encryption

The backup is checked before anything is touched. A PostgreSQL backup needs an empty database. The
data key of the backup has to be known: DATA_KEY, PREVIOUS_DATA_KEYS or the file beside DATA_DIR.
Without encryption nothing shows that a backup is as the site wrote it: give --unencrypted only for one
of before, from a place where nobody else could write.`;
