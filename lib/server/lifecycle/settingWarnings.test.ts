import { parseEnv } from '@/lib/server/env/env';
import { settingWarnings } from './settingWarnings';

const READY = {
  NODE_ENV: 'production',
  NEXTAUTH_SECRET: 'a-secret-of-thirty-two-characters',
  DATA_KEY: 'a-data-key-of-thirty-two-characters',
  SITE_URL: 'https://www.school.example',
  ERP_BASE_URL: 'https://erp.example/qbox',
  DATA_DIR: '/srv/site/data',
};
type Machine = { isSampleSchool: boolean; networkDisk: string | null; builtSiteUrl: string };
const REAL: Machine = { isSampleSchool: false, networkDisk: null, builtSiteUrl: READY.SITE_URL };
const NFS: Machine = { ...REAL, networkDisk: 'NFS' };
const POSTGRES = { DATABASE_URL: 'postgres://site:hunter2@db/site' };

type Source = Record<string, string | undefined>;

const warningsOf = (source: Source, machine: Machine = REAL) =>
  settingWarnings(parseEnv({ ...READY, ...source }, 'build'), machine);

it('says nothing about a site that is ready for parents', () => {
  expect(warningsOf({})).toEqual([]);
});

it.each<[string, Source, Machine, string]>([
  ['SITE_URL', { SITE_URL: '' }, REAL, 'site-url-unset'],
  [
    'a build for its address',
    {},
    { ...REAL, builtSiteUrl: 'http://localhost:3000' },
    'site-url-differs-from-build',
  ],
  [
    'a school system',
    { ERP_BASE_URL: '', SMS_WEBHOOK_URL: 'https://sms.example' },
    REAL,
    'school-system-embedded',
  ],
  ['a way to phones', { ERP_BASE_URL: 'embedded' }, REAL, 'sms-to-a-file'],
  ['a way to the desk’s mailboxes', { DESK: 'on' }, REAL, 'mail-to-a-file'],
  ['a school of its own', {}, { ...REAL, isSampleSchool: true }, 'sample-school'],
  ['a disk of its own', {}, NFS, 'sqlite-on-network-disk'],
  [
    'a data key that other machines know',
    { ...POSTGRES, DATA_KEY: '' },
    REAL,
    'data-key-only-here',
  ],
])('warns of a site without %s, in one line', (_what, source, machine, name) => {
  const warnings = warningsOf(source, machine);
  expect(warnings).toEqual([[name, expect.stringMatching(/^[^\n]+$/)]]);
  expect(JSON.stringify(warnings)).not.toContain('hunter2');
});

it.each<[string, Source, Machine]>([
  [
    'the embedded school system by its name',
    { ERP_BASE_URL: 'embedded', SMS_WEBHOOK_URL: 'https://sms.example' },
    REAL,
  ],
  ['a desk with a mail server', { DESK: 'on', SMTP_URL: 'smtp://a:hunter2@mail.example' }, REAL],
  ['PostgreSQL beside a network disk', POSTGRES, NFS],
])('takes %s for meant', (_what, source, machine) => {
  expect(warningsOf(source, machine)).toEqual([]);
});

it('says in development only where the codes go', () => {
  const warnings = warningsOf({ NODE_ENV: 'development', SITE_URL: '', ERP_BASE_URL: '' });
  expect(warnings).toEqual([
    ['sms-to-a-file', expect.stringContaining('/srv/site/data/sms-outbox.jsonl')],
  ]);
});
