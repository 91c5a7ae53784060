import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import type { Store, StoreTarget } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { parseBackup, parseRestore } from './command';
import { describeBackup, describeRestored } from './describe';
import { makeBackup } from './makeBackup';
import type { Place } from './place';
import { restoreBackup } from './restoreBackup';

const AT = Date.parse('2025-04-15T10:00:00Z');
const SECRET = 'the-secret-of-a-site-that-was-made-once';

let folder = '';
let count = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const save = (store: Store, child: string) => {
  count += 1;
  const enquiry = { ...SAMPLE_ENQUIRY, child_name: child };
  const idempotencyKey = `key-of-a-browser-${count}`;
  return saveEnquiry(store, { enquiry, idempotencyKey, attribution: null, parent: null }, AT);
};

const childrenIn = async ({ db }: Store): Promise<string[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .select('child_name')
    .orderBy('child_name')
    .execute();
  return rows.map(({ child_name }) => child_name);
};

const placeOf = (target: StoreTarget, change: Partial<Place> = {}): Place => {
  const dataDir = 'file' in target ? dirname(target.file) : folder;
  return {
    databaseUrl: 'databaseUrl' in target ? target.databaseUrl : null,
    dataDir,
    databaseFile: join(dataDir, 'site.db'),
    secretFile: join(dataDir, 'secret'),
    isSecretGiven: false,
    ...change,
  };
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
    expect(parseRestore(['/a', '--replace'])).toEqual({ folder: '/a', shouldReplace: true });
    expect(parseRestore(['/a'])).toEqual({ folder: '/a', shouldReplace: false });
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
      for (let turn = 0; !isDone && turn < 2_000; turn += 1) await save(store, `Child ${turn}`);
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
    expect(describeBackup(copy, manifest)).toMatch(/^\d+ enquiries \(\d+ rows in all\) in /);
    expect(describeRestored(restored, other)).toMatch(/are back, .*\nNext: start the site\.\n$/s);
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

  it('has no secret where NEXTAUTH_SECRET is set, and says so', async () => {
    const { place, copy } = await newSite();
    const manifest = await makeBackup({ ...place, isSecretGiven: true }, copy);
    expect(Object.keys(manifest.files)).toHaveLength(1);
    expect(describeBackup(copy, manifest)).toContain('NEXTAUTH_SECRET is not in it');
    expect(
      describeRestored({ manifest, kept: [], carriedOut: null }, { isSecretGiven: true }),
    ).toContain('with the NEXTAUTH_SECRET that it had');
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
    harm(join(copy, place.databaseUrl === null ? 'site.db' : 'site.dump'));
    const restoring = restoreBackup(await emptyPlace(), { folder: copy, shouldReplace: false });
    await expect(restoring).rejects.toThrow(message);
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
    const secrets = [SECRET] as const;
    const { receipt } = await eraseNumber(
      { store, dataDir: place.dataDir, secrets },
      toParentNumber(mobile, secrets),
    );
    await store.close();
    const other = { ...(await emptyPlace()), dataDir: place.dataDir, secretFile: place.secretFile };
    const restored = await restoreBackup(other, { folder: copy, shouldReplace: true });
    expect(restored.carriedOut).toEqual({ requests: 1, rows: 1, unreadable: 0 });
    expect(describeRestored(restored, other)).toContain('1 requests of parents');
    const again = await openAt(targetOf(other));
    expect(await childrenIn(again)).toEqual(['Tara']);
    expect(await again.db.selectFrom('privacy_requests').select('receipt_id').execute()).toEqual([
      { receipt_id: receipt.receipt },
    ]);
    const files = readdirSync(dirname(other.databaseFile));
    expect(files.filter((name) => name.includes('erasing'))).toEqual([]);
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
