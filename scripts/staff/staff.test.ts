import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { parseStaff } from './command';
import { runStaff } from './runCommand';

it.each<[string, ReturnType<typeof parseStaff>]>([
  ['', { name: 'help' }],
  ['add 9845012345 --help', { name: 'help' }],
  ['list', { name: 'list' }],
  [
    'add 9845012345 --role admissions --branches 10,8,10',
    { name: 'add', mobile: '9845012345', staff: { role: 'admissions', branches: [8, 10] } },
  ],
  [
    'add +91 98450 12345 --role admin',
    { name: 'add', mobile: '9845012345', staff: { role: 'admin', branches: null } },
  ],
  ['remove 098450-12345', { name: 'remove', mobile: '9845012345' }],
  ['reset 9845012345', { name: 'reset', mobile: '9845012345' }],
])('reads: %s', (words, command) => {
  expect(parseStaff(words.split(' ').filter(Boolean))).toEqual(command);
});

it.each([
  ['fire 9845012345', 'no command "fire"'],
  ['add --role admin', 'Name the mobile number'],
  ['add 12345 --role admin', 'no mobile number'],
  ['add 9845012345', 'Name the role'],
  ['add 9845012345 --role boss', 'no role "boss"'],
  ['add 9845012345 --role admissions --branches 8,x', 'no branch with the number "x"'],
  ['add 9845012345 --role admissions --branches 999999', 'number "999999"'],
  ['add 9845012345 --role admissions --branches=', 'number ""'],
  ['add 9845012345 --role marketing --branches 8', 'not with marketing'],
  ['add 9845012345 --role admin --branches 8', 'not with admin'],
  ['add 9845012345 --role admin --name 007', '--name takes'],
  [`add 9845012345 --role admin --name ${'x'.repeat(41)}`, '--name takes'],
  ['reset 9845012345 --name Meena', '--name does not go with reset'],
  ['remove 9845012345 --role admin', '--role does not go with remove'],
  ['list everybody', 'one word too many'],
  ['list --all', "Unknown option '--all'"],
])('refuses in one line: %s', (words, reason) => {
  const read = () => parseStaff(words.split(' '));
  expect(read).toThrow(reason);
  expect(read).toThrow(/^[^\n]+$/);
});

eachStoreIfLong('npm run staff', (open) => {
  it('adds, lists, changes, resets and removes, and the audit has each without the number', async () => {
    const { db } = await open();
    const run = (words: string) => runStaff(parseStaff(words.split(' ')), async () => db);
    expect(await run('add 9845012345 --role admissions --branches 8')).toMatch(
      /^May use the desk now: admissions, OIS .*second factor/,
    );
    expect(await run('list')).toMatch(
      /^desk [0-9a-f]{8} {2}no name {2}9845012345 {2}admissions {2}OIS .*\n1 person at the desk\n$/,
    );
    expect(await run('add 9845012345 --role marketing')).toBe(
      'May now: marketing, no enquiries.\n',
    );
    expect(await run('reset 9845012345')).toContain('new second factor');
    expect(await run('remove 9845012345')).toContain('any more');
    expect(await run('list')).toBe('0 people at the desk\n');

    const entries: AuditEntry[] = [];
    await verifyAudit(db, (entry) => entries.push(entry));
    expect(entries.map(({ action }) => action)).toEqual([
      'staff add',
      'staff list',
      'staff add',
      'staff reset',
      'staff remove',
      'staff list',
    ]);
    expect(JSON.stringify(entries)).not.toContain('9845012345');
  });

  it('notes what colleagues call somebody, encrypted, until another name is given', async () => {
    const { db } = await open();
    const run = (words: string[]) => runStaff(parseStaff(words), async () => db);
    const words = ['add', '9845012345', '--role', 'admissions'];
    await run([...words, '--name', ' Meena  Iyer ']);
    await run([...words, '--branches', '8']);
    expect(await run(['list'])).toMatch(/^desk [0-9a-f]{8} {2}Meena Iyer {2}9845012345 {2}/);
    const { name } = await db.selectFrom('staff').select('name').executeTakeFirstOrThrow();
    expect(name).toMatch(/^enc1\./);
    await run([...words, '--name', 'Meena']);
    expect(await run(['list'])).toContain('  Meena  9845012345');
  });

  it.each(['remove', 'reset'])('says that nobody has the number: %s', async (name) => {
    const { db } = await open();
    const words = [name, '9845012345'];
    await expect(runStaff(parseStaff(words), async () => db)).rejects.toThrow('Nobody at the desk');
    expect(await verifyAudit(db)).toMatchObject({ sound: 0 });
  });
});
