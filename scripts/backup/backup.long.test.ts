import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { readLastEntry } from '@/lib/server/audit/appendAudit';
import { systemUser } from '@/lib/server/audit/systemUser';
import { openForPeople } from '@/lib/server/enquiries/personalColumns';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import type { Store, StoreTarget } from '@/lib/server/store/store';
import { useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { parseBackup, parseRestore } from './command';
import { describeBackup, describeRestored } from './describe';
import { makeBackup } from './makeBackup';
import { describeFile, readManifest } from './manifest';
import type { Place } from './place';
import { dumpPostgres } from './postgres';
import { restoreBackup } from './restoreBackup';
import { samplePlace } from './samplePlace';
import { copySqlite } from './sqlite';

// Nothing here depends on how slow a passphrase is to try.
jest.mock('./workFactor', () => ({ SCRYPT_WORK_FACTOR: 10 }));

const AT = Date.parse('2025-04-15T10:00:00Z');
const DATA_KEY = 'the-data-key-of-a-site-for-this-test';
const SECRET = 'the-secret-of-a-site-that-was-made-once';

let folder = '';
let count = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  useOwnKeys();
});

const save = (store: Store, child: string) => {
  count += 1;
  const enquiry = { ...SAMPLE_ENQUIRY, child_name: child };
  const idempotencyKey = `key-of-a-browser-${count}`;
  return saveEnquiry(store, { enquiry, idempotencyKey, attribution: null, parent: null }, AT);
};

const childrenIn = async ({ db }: Store): Promise<string[]> => {
  const rows = await db.selectFrom('enquiries').selectAll().execute();
  return rows.map((row) => openForPeople(row).child_name).toSorted();
};

const placeOf = (target: StoreTarget, change: Partial<Place> = {}): Place => {
  const dataDir = 'file' in target ? dirname(target.file) : folder;
  const databaseUrl = 'databaseUrl' in target ? target.databaseUrl : null;
  return samplePlace(dataDir, { databaseUrl, secret: SECRET, dataKeys: [DATA_KEY], ...change });
};

describe('a wrong command is answered with what is wrong', () => {
  it.each([
    [[], 'Name the folder of the backup (--help tells more).'],
    [['one', 'two'], '"two" is one word too many.'],
    [['one', '--replace'], "Unknown option '--replace'."],
  ])('backup %j', (args, message) => {
    expect(() => parseBackup(args)).toThrow(expect.objectContaining({ message }));
  });

  it('reads what is asked for', () => {
    const command = { folder: '/a', shouldReplace: false, mayBeUnencrypted: false };
    expect(parseRestore(['/a'])).toEqual(command);
    expect(parseRestore(['/a', '--replace'])).toEqual({ ...command, shouldReplace: true });
    expect(parseRestore(['/a', '--unencrypted'])).toEqual({ ...command, mayBeUnencrypted: true });
    expect(parseBackup(['--help'])).toBe('help');
  });
});

eachStore('a backup', (_open, { target, openAt }) => {
  /** A site with one enquiry, and where a backup of it can go. */
  const newSite = async () => {
    const at = await target();
    const place = placeOf(at);
    const store = await openAt(at);
    await save(store, 'Tara');
    writeFileSync(place.secretFile, SECRET);
    return { place, store, copy: join(folder, 'copy') };
  };
  const emptyPlace = async () => placeOf(await target(), { secretFile: join(folder, 'other') });
  const targetOf = ({ databaseUrl, databaseFile }: Place): StoreTarget =>
    databaseUrl === null ? { file: databaseFile } : { databaseUrl };

  it('is made while the site writes, and brings back what it counted', async () => {
    const { place, store, copy } = await newSite();
    let isDone = false;
    const writing = (async () => {
      for (let turn = 0; !isDone && turn < 300; turn += 1) await save(store, `Child ${turn}`);
    })();
    const manifest = await makeBackup(place, copy).finally(() => {
      isDone = true;
    });
    await writing;
    const other = await emptyPlace();
    const restored = await restoreBackup(other, { folder: copy, shouldReplace: false });
    const children = await childrenIn(await openAt(targetOf(other)));
    expect(children).toHaveLength(manifest.rows.enquiries ?? 0);
    expect(children).toContain('Tara');
    expect(restored.kept).toEqual([]);
    expect(readFileSync(other.secretFile, 'utf8')).toBe(SECRET);
    expect(describeBackup(copy, manifest, place)).toMatch(
      /^\d+ (enquiry|enquiries) \(\d+ rows in all\) in /,
    );
    expect(describeRestored(restored, other)).toMatch(
      /(?:is|are) back, .*\nNext: start the site\.\n$/s,
    );
  });

  it('can be read by its owner only, and leaves nothing beside itself', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, join(copy, 'today'));
    const files = readdirSync(join(copy, 'today'));
    const modes = ['.', ...files].map((name) => statSync(join(copy, 'today', name)).mode & 0o077);
    expect(files).toHaveLength(3);
    expect(modes).toEqual([0, 0, 0, 0]);
    expect(readdirSync(copy)).toEqual(['today']);
  });

  it('stands in the audit: who made it, when, and of how many enquiries', async () => {
    const { place, store, copy } = await newSite();
    const { madeAt } = await makeBackup(place, copy);
    const entry = await readLastEntry(store.db);
    expect(entry).toMatchObject({ action: 'backup', who: systemUser(), row_count: 1 });
    expect(JSON.parse(entry?.filter_json ?? '')).toEqual({ folder: copy, madeAt });
  });

  it('stands also where the audit cannot be told of it, which is said in one line', async () => {
    const { place, store, copy } = await newSite();
    const refusing = [
      "create trigger full before insert on audit_log begin select raise(abort, 'full'); end",
      'alter table audit_log add constraint full_now check (entry < 0)',
    ][place.databaseUrl === null ? 0 : 1];
    await sql.raw(refusing ?? '').execute(store.db);
    await expect(makeBackup(place, copy)).rejects.toThrow(
      /^\S+ is made and sound, but the audit could not be told of it \(\w+\): [^\n]*$/,
    );
    expect((await readManifest(copy)).rows).toMatchObject({ enquiries: 1 });
  });

  it('of a release from before the audit is made as well', async () => {
    const { place, store, copy } = await newSite();
    await sql.raw('drop table audit_log').execute(store.db);
    expect((await makeBackup(place, copy)).rows).toMatchObject({ enquiries: 1 });
  });

  it('has no secret where NEXTAUTH_SECRET is set, and says so', async () => {
    const { place, copy } = await newSite();
    const manifest = await makeBackup({ ...place, isSecretGiven: true }, copy);
    expect(Object.keys(manifest.files)).toHaveLength(1);
    expect(describeBackup(copy, manifest, place)).toContain('NEXTAUTH_SECRET is not in it');
    expect(
      describeRestored({ manifest, kept: [], carriedOut: null }, { isSecretGiven: true }),
    ).toContain('with the NEXTAUTH_SECRET that it had');
  });

  it('says in one line where it cannot be written, also where it cannot tidy up', async () => {
    const { place } = await newSite();
    writeFileSync(join(folder, 'file'), '');
    const making = makeBackup(place, join(folder, 'file', 'copy'));
    await expect(making).rejects.toThrow(
      /^The backup could not be written to \S+ \(ENOTDIR\): [^\n]+$/,
    );
  });

  it('is not written over an older one', async () => {
    const { place } = await newSite();
    await expect(makeBackup(place, folder)).rejects.toThrow('is there already');
  });

  it.each([
    ['changed', (file: string) => appendFileSync(file, 'x'), 'is not as it was written'],
    ['gone', (file: string) => rmSync(file), 'is missing'],
  ])('is refused when a file of it is %s', async (_what, harm, message) => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    harm(join(copy, place.databaseUrl === null ? 'site.db.age' : 'site.dump.age'));
    const restoring = restoreBackup(await emptyPlace(), { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow(message);
  });

  it('holds nothing that can be read without its key', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    const bytes = readdirSync(copy).map((name) => readFileSync(join(copy, name), 'latin1'));
    const readable = ['Tara', SECRET, DATA_KEY, 'SQLite format', 'PGDMP'];
    expect(readable.filter((text) => bytes.some((file) => file.includes(text)))).toEqual([]);
  });

  it.each([
    ['missing', [], /^This backup is encrypted with the data key [0-9a-f]{8}, and there is none/],
    [
      'another one',
      ['another-data-key-that-did-not-make-it'],
      /, and this site knows only [0-9a-f]/,
    ],
  ])('is not touched where its key is %s, in one line', async (_what, dataKeys, line) => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    const other = { ...(await emptyPlace()), dataKeys };
    const restoring = restoreBackup(other, { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow(line);
    await expect(restoring).rejects.not.toThrow(/\n/);
  });

  it('is opened with a key from before', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    const other = await emptyPlace();
    const dataKeys = ['the-newer-data-key-of-the-same-site', DATA_KEY];
    await restoreBackup({ ...other, dataKeys }, { folder: copy, shouldReplace: false });
    expect(await childrenIn(await openAt(targetOf(other)))).toEqual(['Tara']);
    expect(readdirSync(other.dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('is not made by a machine that has no key', async () => {
    const { place, copy } = await newSite();
    await expect(makeBackup({ ...place, dataKeys: [] }, copy)).rejects.toThrow(
      /^DATA_KEY is not set/,
    );
  });

  it('is not made with a key that does not open the database, in the words of a start', async () => {
    const { place, store, copy } = await newSite();
    shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
    await loadLookupKeys(store.db);
    const other = 'the-key-that-was-made-when-the-file-was-lost';
    const making = makeBackup({ ...place, dataKeys: [other] }, copy);
    await expect(making).rejects.toThrow(
      /^DATA_KEY: this database is encrypted with the data key [0-9a-f]{8}, and this process knows only [0-9a-f]{8}: /,
    );
    expect(readdirSync(folder)).not.toContain('copy');
    const manifest = await makeBackup({ ...place, dataKeys: [other, DATA_KEY] }, copy);
    expect(manifest.keyId).toBe(createKeyRing(other).current.id);
  });

  it('in plain text, of an earlier release or forged, is brought back only where that is asked for', async () => {
    const { place, store, copy } = await newSite();
    mkdirSync(copy);
    const name = place.databaseUrl === null ? 'site.db' : 'site.dump';
    const rows =
      place.databaseUrl === null
        ? await copySqlite(place.databaseFile, join(copy, name))
        : await dumpPostgres(place.databaseUrl, join(copy, name));
    const files = { [name]: await describeFile(join(copy, name)) };
    const database = place.databaseUrl === null ? 'sqlite' : 'postgres';
    const manifest = { format: 1, madeAt: new Date(AT).toISOString(), database, rows, files };
    writeFileSync(join(copy, 'backup.json'), JSON.stringify(manifest));
    const other = await emptyPlace();
    const asked = { folder: copy, shouldReplace: false };
    await expect(restoreBackup(other, asked)).rejects.toThrow(
      /^\S+ is not encrypted, [^\n]* add --unencrypted if [^\n]*$/,
    );
    await restoreBackup(other, { ...asked, mayBeUnencrypted: true });
    expect(await childrenIn(await openAt(targetOf(other)))).toEqual(await childrenIn(store));
  });

  it('is refused where it would replace data', async () => {
    const { place, store, copy } = await newSite();
    await makeBackup(place, copy);
    await save(store, 'Uma');
    await store.close();
    const restoring = restoreBackup(place, { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow(/has data|is not empty/);
    expect(await childrenIn(await openAt(targetOf(place)))).toEqual(['Tara', 'Uma']);
  });

  it('does not bring back a parent who was erased after it was made', async () => {
    shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
    const { place, store, copy } = await newSite();
    const mobile = '9731864205';
    await saveEnquiry(
      store,
      {
        enquiry: { ...SAMPLE_ENQUIRY, child_name: 'Xanthippe', mobile },
        idempotencyKey: 'key-of-xanthippe',
        attribution: null,
        parent: null,
      },
      AT,
    );
    await makeBackup(place, copy);
    const { receipt } = await eraseNumber(
      { store, dataDir: place.dataDir },
      toParentNumber(mobile),
    );
    await store.close();
    useOwnKeys();
    const other = { ...(await emptyPlace()), dataDir: place.dataDir, secretFile: place.secretFile };
    const restored = await restoreBackup(other, { folder: copy, shouldReplace: true });
    expect(restored.carriedOut).toEqual({ requests: 1, rows: 1, unreadable: 0 });
    expect(describeRestored(restored, other)).toContain(
      '1 request of parents (erasures, withdrawals) since then was carried out again, on 1 row.',
    );
    shareKeyRings({ site: createKeyRing(SECRET), data: createKeyRing(DATA_KEY) });
    const again = await openAt(targetOf(other));
    expect(await childrenIn(again)).toEqual(['Tara']);
    useOwnKeys();
    expect(await again.db.selectFrom('privacy_requests').select('receipt_id').execute()).toEqual([
      { receipt_id: receipt.receipt },
    ]);
    const files = readdirSync(dirname(other.databaseFile));
    expect(files.filter((name) => name.includes('unfinished'))).toEqual([]);
    if (other.databaseUrl === null) {
      expect(readFileSync(other.databaseFile, 'latin1')).not.toMatch(/Xanthippe|9731864205/);
    }
  });

  it('is refused by a site with the other kind of database', async () => {
    const { place, copy } = await newSite();
    await makeBackup(place, copy);
    const other = place.databaseUrl === null ? 'postgres://nowhere/site' : null;
    const restoring = restoreBackup(
      { ...place, databaseUrl: other },
      { folder: copy, shouldReplace: true },
    );
    await expect(restoring).rejects.toThrow('This backup is of a');
  });
});
