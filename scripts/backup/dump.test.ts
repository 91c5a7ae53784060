import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { DUMP_FILE, type Manifest, type Part, readDump, readManifest, writeDump } from './dump';
import type { Value } from './snapshot';

// Nothing here depends on how slow a passphrase is to try.
jest.mock('./workFactor', () => ({ SCRYPT_WORK_FACTOR: 10 }));

const { current: key } = createKeyRing('the-data-key-of-a-site-for-this-test');
const TABLE = { name: 'things', columns: ['one', 'two'] };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-dump-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (rows: Value[][], migrations = ['0001-first-tables']): Promise<Manifest> => {
  async function* read() {
    for (const row of rows) yield [row];
  }
  return writeDump(folder, { migrations, tables: [TABLE], read }, { key, secret: 'of the site' });
};
const read = async (): Promise<Part[]> => {
  const parts: Part[] = [];
  for await (const part of readDump(folder, readManifest(folder), key)) parts.push(part);
  return parts;
};

/** SQLite has no -0 of its own among its integers, and nobody stores one. */
const real = fc.double({ noNaN: true }).filter((value) => !Object.is(value, -0));
const bytes = fc.uint8Array().map((array) => Buffer.from(array));
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u2028\r\n"', 'आशा 👩‍🏫', '{"a": 1}', '\u0000'),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.constantFrom(2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 0n),
  real,
  bytes,
  fc.constant(null),
);

it('brings back every value as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, value), { maxLength: 30 }), async (rows) => {
      rmSync(join(folder, DUMP_FILE), { force: true });
      await write(rows);
      const [first, ...parts] = await read();
      expect(first).toEqual({ secret: 'of the site' });
      expect(parts.flatMap((part) => ('rows' in part ? part.rows : []))).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

it('holds rows in memory in pieces', async () => {
  await write(Array.from({ length: 450 }, (_, number) => [BigInt(number), 'x']));
  const parts = await read();
  expect(parts.map((part) => ('rows' in part ? part.rows.length : 0))).toEqual([0, 200, 200, 50]);
});

const change = (from: string, to: string): void => {
  const file = join(folder, 'backup.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};
const flip = (): void => {
  const bytesOf = readFileSync(join(folder, DUMP_FILE));
  bytesOf[bytesOf.length - 20] = (bytesOf[bytesOf.length - 20] ?? 0) ^ 1;
  writeFileSync(join(folder, DUMP_FILE), bytesOf);
};

it.each([
  ['one of its bytes', flip, 'cannot be opened: use another backup'],
  ['its end', () => truncateSync(join(folder, DUMP_FILE), 300), 'cannot be opened'],
  ['its count of rows', () => change('"rows": 2', '"rows": 1'), 'is not as it was written'],
  ['a hash', () => change('"sha256": "', '"sha256": "0'), 'is not as it was written'],
  ['a table', () => change('"things"', '"others"'), 'is not as it was written'],
  ['its schema', () => change('0001-first-tables', '0004-votes'), 'is not as it was written'],
  ['its manifest', () => change('{', ''), 'is not a backup: it has no backup.json'],
  ['its format, an older one', () => change('"format": 3', '"format": 2'), 'restore it with that'],
  ['its format, a newer one', () => change('"format": 3', '"format": 4'), 'by a newer release'],
  ['its schema, to a newer one', () => change('0001-f', '9001-f'), 'by a newer release: restore'],
])('is refused in one line where somebody has changed %s', async (_what, harm, line) => {
  await write([
    ['a', null],
    ['b', 1n],
  ]);
  harm();
  await expect(read()).rejects.toThrow(line);
  await expect(read()).rejects.not.toThrow(/\n/);
});
