import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { readStatus } from '@/lib/server/enquiries/status';
import { noteBackup } from '@/lib/server/privacy/backupList';
import type { Store } from '@/lib/server/store/store';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { parseCommand } from '@/scripts/enquiries/command';
import { runCommand } from '@/scripts/enquiries/runCommand';
import { parsePrivacy } from './command';
import { runPrivacy } from './runCommand';

const MOBILE = '9731864205';

describe('a wrong command is answered with what is wrong', () => {
  it.each([
    [
      ['delete', MOBILE],
      'There is no command "delete": use export, erase, withdraw, receipt or audit.',
    ],
    [['erase'], 'Name the mobile number: ten digits that begin with 6, 7, 8 or 9.'],
    [
      ['erase', '12345'],
      'This is no mobile number: it has ten digits and begins with 6, 7, 8 or 9.',
    ],
    [['erase', MOBILE, MOBILE], expect.stringContaining('This is no mobile number')],
    [['erase', MOBILE, '--out', 'x'], '--out does not go with erase.'],
    [['erase', MOBILE, '--now'], "Unknown option '--now'."],
    [['receipt'], 'Name the receipt, such as E-7K3M92QF.'],
    [['audit', 'all'], '"all" is one word too many.'],
    [['audit', '--last', '0'], '--last is a number of entries, not "0".'],
  ])('%j', (args, message) => {
    expect(() => parsePrivacy(args)).toThrow(expect.objectContaining({ message }));
  });

  it('without repeating a number', () => {
    expect(() => parsePrivacy(['erase', '97318642055'])).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('97318') }),
    );
  });
});

it('takes a number with spaces and no quotes', () => {
  expect(parsePrivacy(['erase', '+91', '97318', '64205', '--dry-run'])).toEqual({
    name: 'erase',
    mobile: MOBILE,
    isDryRun: true,
    isEvenUnknown: false,
  });
});

it('explains itself', async () => {
  const noPlace = () => Promise.reject(new Error('No store is needed.'));
  expect((await runPrivacy(parsePrivacy([]), noPlace)).text).toContain('npm run privacy -- erase');
});

eachStoreIfLong('npm run privacy', (open) => {
  let store: Store;
  let dataDir = '';
  beforeEach(async () => {
    store = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'site-privacy-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const run = async (...args: string[]) =>
    runPrivacy(parsePrivacy(args), async () => ({ store, dataDir, isEmbedded: false }));
  const save = () =>
    saveEnquiry(
      store,
      {
        enquiry: { ...SAMPLE_ENQUIRY, mobile: MOBILE },
        idempotencyKey: 'key-of-a-browser-1',
        attribution: null,
        parent: { mobile: MOBILE, accessToken: 'token' },
      },
      Date.now(),
    );
  const countEnquiries = async () =>
    (await store.db.selectFrom('enquiries').select('id').execute()).length;

  it('says so where nothing is stored', async () => {
    await expect(run('export', MOBILE)).rejects.toThrow('Nothing is stored under this number.');
    await expect(run('erase', MOBILE)).rejects.toThrow('Nothing is stored under this number.');
    await expect(run('withdraw', MOBILE, '--dry-run')).rejects.toThrow('Nothing is stored');
    await expect(run('receipt', 'E-00000000')).rejects.toThrow('There is no receipt E-00000000.');
  });

  it('counts without changing anything', async () => {
    await save();
    expect((await run('erase', MOBILE, '--dry-run')).text).toBe(
      'Nothing was changed. Under this number stand: enquiries 1, deliveries 1\n',
    );
    expect(await countEnquiries()).toBe(1);
  });

  it('writes an export into a file that only its owner can read', async () => {
    await save();
    const file = join(dataDir, 'parent.json');
    expect((await run('export', MOBILE, '--out', file)).text).toBe(`2 written to ${file}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ mobile: MOBILE });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('erases with a receipt that can be printed again, and says what is left to do', async () => {
    const { id } = await save();
    await store.db
      .updateTable('deliveries')
      .set({ status: 'done', done_at: 1, attempts: 1 })
      .execute();
    noteBackup(dataDir, { madeAt: '2025-01-01T00:00:00.000Z', path: join(dataDir, 'gone') });
    noteBackup(dataDir, { madeAt: '2025-01-02T00:00:00.000Z', path: dataDir });
    // As a move to PostgreSQL notes it; the site has stayed with it, or come back to it.
    const live = store.dialect === 'sqlite' ? store.limiterClient.name : null;
    if (live) noteBackup(dataDir, { madeAt: '2025-01-03T00:00:00.000Z', path: live });
    const { text } = await run('erase', '+91 97318 64205');
    expect(text).toContain('Deleted: enquiries 1, deliveries 1');
    expect(text).toContain('Already sent to the school system before: 1');
    expect(text).toContain(`Ask its people to delete what it has of: ${id}`);
    expect(text).toContain('1 found at their place, 1 moved or gone');
    expect(text).not.toMatch(/9731864205|Asha/);
    const [, receipt = ''] = /Receipt (E-\w{8})/.exec(text) ?? [];
    const again = (await run('receipt', receipt.toLowerCase())).text;
    expect(text.startsWith(again.trimEnd())).toBe(true);
    expect(again).not.toContain(id);
    expect(await countEnquiries()).toBe(0);
    await expect(run('erase', MOBILE)).rejects.toThrow(`was erased on`);
  });

  it('remembers a number that only an older backup may have', async () => {
    expect((await run('erase', MOBILE, '--even-unknown')).text).toContain('Deleted: nothing');
    await expect(run('export', MOBILE)).rejects.toThrow('was erased on');
  });

  it('withdraws; the list shows it, and nobody can be marked as called', async () => {
    const { id } = await save();
    noteBackup(dataDir, { madeAt: '2025-01-02T00:00:00.000Z', path: dataDir });
    const { text } = await run('withdraw', MOBILE);
    expect(text).toContain('Not sent any more: 1');
    expect(text).not.toMatch(/Backups made|No backup/);
    expect(await readStatus(store.db, id)).toBe('withdrawn');
  });

  it('lists who did what, and names an entry that somebody has changed', async () => {
    await save();
    await runCommand(parseCommand(['dead', '--kind', 'enquiry']), async () => store);
    await run('export', MOBILE);
    await run('erase', MOBILE);
    const { text, hasFailed } = await run('audit');
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^1 {2}20.* enquiries dead {2}\{"kind":"enquiry"\} {2}0 rows$/);
    expect(lines[1]).toContain('privacy export');
    expect(lines[2]).toContain('privacy erase');
    expect(lines[3]).toMatch(/^3 entries, none changed\. .* [0-9a-f]{64}$/);
    expect(text).not.toContain(MOBILE);
    expect(hasFailed).toBeUndefined();
    expect((await run('audit', '--last', '1')).text.split('\n')).toHaveLength(3);
    await sql
      .raw(
        store.dialect === 'postgres'
          ? 'alter table audit_log disable trigger all'
          : 'drop trigger audit_log_no_update',
      )
      .execute(store.db);
    await store.db.updateTable('audit_log').set({ who: 'nobody' }).where('entry', '=', 2).execute();
    const broken = await run('audit');
    expect(broken.hasFailed).toBe(true);
    expect(broken.text).toContain('Entry 2 is broken: it is not as it was written.');
  });
});
