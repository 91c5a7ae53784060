import { createHash, type Hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Key } from '@/lib/server/keys/keyRing';
import { MIGRATIONS } from '@/lib/server/store/migrate';
import { decryptLines, encryptTexts } from './encryption';
import { BATCH, type Snapshot, type Table, type Value } from './snapshot';
import { BackupError } from './usage';

const MANIFEST_FILE = 'backup.json';
/**
 * Lines of JSON, compressed and encrypted: what the manifest says but for its tables, and the secret of
 * the site; then of each table a line with its columns and one for each row; in the end no table.
 */
export const DUMP_FILE = 'tables.jsonl.gz.age';
const FORMAT = 3;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Which data key opens it. */
  keyId: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Its schema, by the names of the migrations that made it. */
  migrations: z.array(z.string()),
  /** `sha256`: of the lines of the rows. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
});

/** What `backup.json` says of its folder. */
export type Manifest = z.infer<typeof manifest>;

/** How many rows each table has. */
export const rowsOf = ({ tables }: Manifest): Record<string, number> =>
  Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));

type Json = string | number | null | { int: string } | { real: string } | { base64: string };

/** A value as it stands in a line. */
export const toJson = (value: Value): Json => {
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : { int: String(value) };
  }
  if (typeof value === 'number') return { real: String(value) };
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  return value;
};

export const fromJson = (json: Json): Value => {
  if (json === null || typeof json === 'string') return json;
  if (typeof json === 'number') return BigInt(json);
  if ('int' in json) return BigInt(json.int);
  return 'real' in json ? Number(json.real) : Buffer.from(json.base64, 'base64');
};

/** Writes the two files of a backup into a folder. */
export const writeDump = async (
  folder: string,
  snapshot: Snapshot,
  { key, secret }: { key: Key; secret: string | null },
): Promise<Manifest> => {
  const { migrations } = snapshot;
  const madeAt = new Date().toISOString();
  const head = { format: FORMAT, keyId: key.id, madeAt, migrations } as const;
  const tables: Manifest['tables'] = {};
  await encryptTexts(textsOf(snapshot, { head, secret }, tables), join(folder, DUMP_FILE), key);
  const text = `${JSON.stringify({ ...head, tables }, null, 2)}\n`;
  writeFileSync(join(folder, MANIFEST_FILE), text, { mode: 0o600, flush: true });
  return { ...head, tables };
};

const lineOf = (json: unknown): string => `${JSON.stringify(json)}\n`;

async function* textsOf(snapshot: Snapshot, begin: object, tables: Manifest['tables']) {
  yield lineOf(begin);
  for (const table of snapshot.tables) {
    yield lineOf({ table });
    const hash = createHash('sha256');
    let rows = 0;
    for await (const batch of snapshot.read(table)) {
      const text = batch.map((row) => lineOf(row.map(toJson))).join('');
      hash.update(text);
      rows += batch.length;
      yield text;
    }
    tables[table.name] = { rows, sha256: hash.digest('hex') };
  }
  yield lineOf({ table: null });
}

type Line = { head: object; secret: string | null } | { table: Table | null } | Json[];

/** What the lines of a backup say, in their order. */
export type Part = { secret: string | null } | { table: Table; rows: Value[][] };

/** Reads a backup to its end. Throws a BackupError unless it is all that its manifest says, and no more. */
export async function* readDump(
  folder: string,
  { tables, ...head }: Manifest,
  key: Key,
): AsyncGenerator<Part> {
  const found: Manifest['tables'] = {};
  let isSame = false;
  let [table, hash, rows]: [Table | null, Hash, number] = [null, createHash('sha256'), 0];
  let batch: Value[][] = [];
  for await (const line of decryptLines(join(folder, DUMP_FILE), key)) {
    const json: Line = JSON.parse(line);
    const isRow = Array.isArray(json);
    if (isRow) {
      hash.update(`${line}\n`);
      rows += 1;
      if (batch.push(json.map(fromJson)) < BATCH) continue;
    }
    if (table && batch.length > 0) yield { table, rows: batch };
    batch = [];
    if (isRow) continue;
    if (table) found[table.name] = { rows, sha256: hash.digest('hex') };
    if ('head' in json) {
      isSame = isDeepStrictEqual(json.head, head);
      yield { secret: json.secret };
    } else [table, hash, rows] = [json.table, createHash('sha256'), 0];
  }
  if (isSame && isDeepStrictEqual(found, tables)) return;
  throw new BackupError(
    `${folder} is not as it was written, its ${MANIFEST_FILE} and ${DUMP_FILE} differ: use another backup.`,
  );
}

/** Whether it has tables of a release after this one. */
export const isNewer = ({ migrations }: Pick<Manifest, 'migrations'>): boolean =>
  migrations.some((name) => !(name in MIGRATIONS));

/** Reads the manifest of a backup that this release can restore. Throws a BackupError of one line. */
export const readManifest = (folder: string): Manifest => {
  const json = readJson(join(folder, MANIFEST_FILE));
  const { data: read } = manifest.safeParse(json);
  const { data: older } = z.object({ format: z.literal([1, 2]) }).safeParse(json);
  if (older) {
    throw new BackupError(
      `${folder} was made by an earlier release (format ${older.format}): restore it with that release, then start this one on its database.`,
    );
  }
  const { data: newer } = z.object({ format: z.number().gt(FORMAT) }).safeParse(json);
  if (newer || (read && isNewer(read))) {
    throw new BackupError(`${folder} was made by a newer release: restore it with that one.`);
  }
  if (read) return read;
  throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST_FILE} that can be read.`);
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};
