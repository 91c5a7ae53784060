import { removeIfAbandoned, removeUnfinished, UNFINISHED } from '@/lib/server/unfinished';
import { listBackups } from './backupList';

/** Drafts of restores of earlier releases, which do not name their process. */
const OF_BEFORE =
  /^\.restoring-\w{6}$|^(?:site\.db|secret)\.replaced-[\dT-]+\.(?:restoring|erasing(?:-wal|-shm)?)$/;

/**
 * Removes the copies of the database that killed commands have left, in DATA_DIR and where the backups
 * of this site go. Call it before a command begins. What cannot be removed stays in the list of backups.
 */
export const removeLeftovers = (dataDir: string): void => {
  removeUnfinished(dataDir, UNFINISHED);
  removeUnfinished(dataDir, OF_BEFORE);
  for (const { path } of listBackups(dataDir)) removeIfAbandoned(path, UNFINISHED);
};
