import { errorCode } from '@/lib/server/log/errorCode';
import { BackupError } from '@/scripts/backup/usage';
import { countOf } from '@/scripts/commands/countOf';
import {
  type Content,
  countRows,
  createDigest,
  insertRows,
  readContent,
  readRows,
  type Side,
} from './rows';
import type { Table } from './tables';

export type CopiedTable = Content & { name: string };

/**
 * Copies every table and compares it: what is read back from the copy with what was read from the
 * source. Call it in a transaction of the target. Throws a BackupError that names the table.
 */
export const copyTables = async (
  source: Side,
  target: Side,
  tables: readonly Table[],
): Promise<CopiedTable[]> => {
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    try {
      copied.push({ name: table.name, ...(await copyTable(source, target, table)) });
    } catch (cause) {
      if (cause instanceof BackupError) throw cause;
      const code = errorCode(cause);
      if (code === null) throw cause;
      throw new BackupError(
        `${table.name} could not be copied (${code}): nothing was moved; see that both databases run, that the disk is not full, and move again.`,
        { cause },
      );
    }
  }
  return copied;
};

const copyTable = async (source: Side, target: Side, table: Table): Promise<Content> => {
  const digest = createDigest();
  for await (const batch of readRows(source, table)) {
    digest.add(batch);
    await insertRows(target, table, batch);
  }
  const read = digest.content();
  const stored = await readContent(target, table);
  const counted = [await countRows(source, table), await countRows(target, table)];
  const isSame = counted.every((count) => count === read.rows) && stored.hash === read.hash;
  if (isSame) return read;
  throw new BackupError(
    `The copy of ${table.name} is not the same (${countOf(counted[0] ?? 0, 'row')}, ${counted[1]} in the copy): nothing was moved.`,
  );
};
