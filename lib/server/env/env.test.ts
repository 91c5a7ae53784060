import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SCHOOL } from '@/data/school';
import { EnvError, getEnv, parseEnv } from './env';
import { VARIABLE_NAMES } from './variables';

const SECRET = 'a-secret-of-thirty-two-characters';
const KEY = 'a-data-key-of-thirty-two-characters';
const parse = (source: Record<string, string>) =>
  parseEnv({ NEXTAUTH_SECRET: SECRET, DATA_KEY: KEY, ...source });

it('needs no variable at all', () => {
  expect(parse({})).toEqual({
    port: 3000,
    host: null,
    siteUrl: 'http://localhost:3000',
    isSiteUrlGiven: false,
    secret: SECRET,
    previousSecrets: [],
    dataKey: KEY,
    isDataKeyGiven: true,
    previousDataKeys: [],
    erpBaseUrl: null,
    isErpGiven: false,
    apiBaseUrl: null,
    databaseUrl: null,
    dataDir: resolve('.data'),
    smsWebhookUrl: null,
    smtp: null,
    mailFrom: SCHOOL.email,
    mainSiteUrl: 'http://localhost:3000/',
    trustProxy: 0,
    desk: null,
    metricsToken: null,
    serviceBases: {},
    isProduction: false,
  });
});

it('takes an empty variable for an unset one', () => {
  expect(parse({ PORT: '', SITE_URL: '', ERP_BASE_URL: '', CMS_API_URL: '' })).toEqual(parse({}));
});

it.each([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
  [{ SITE_URL: 'https://opaline.example/' }, { siteUrl: 'https://opaline.example' }],
  [{ SITE_URL: 'https://opaline.example' }, { mainSiteUrl: 'https://opaline.example/' }],
  [{ ERP_BASE_URL: 'https://erp.example/qbox/' }, { erpBaseUrl: 'https://erp.example/qbox' }],
  [{ ERP_BASE_URL: 'embedded' }, { erpBaseUrl: null, isErpGiven: true }],
  [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  [{ DATABASE_URL: 'postgresql://u:p@db/site' }, { databaseUrl: 'postgresql://u:p@db/site' }],
  [{ DATA_DIR: '/var/lib/site' }, { dataDir: '/var/lib/site' }],
  [
    { SMTP_URL: 'smtp://desk:p%40ss@mail.example:587' },
    { smtp: { host: 'mail.example', port: 587, isSecure: false, user: 'desk', password: 'p@ss' } },
  ],
  [
    { SMTP_URL: 'smtps://mail.example' },
    { smtp: { host: 'mail.example', port: 465, isSecure: true, user: '', password: '' } },
  ],
  [{ SMTP_URL: 'smtp://[::1]' }, { smtp: { host: '::1', port: 587 } }],
  [{ MAIL_FROM: 'desk@school.in' }, { mailFrom: 'desk@school.in' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUSTED_PROXIES: '10.0.0.5, fd00::/64' }, { trustProxy: 1 }],
  [{ TRUSTED_PROXIES: '10.0.0.5', TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ PREVIOUS_SECRETS: `${KEY}, ${SECRET}` }, { previousSecrets: [KEY, SECRET] }],
  [{ PREVIOUS_DATA_KEYS: `${SECRET}\n${KEY} ` }, { previousDataKeys: [SECRET, KEY] }],
  [{ NODE_ENV: 'production' }, { isProduction: true }],
  [
    { SHEET_SERVICE_URL: 'https://s.example/qbox', CMS_API_URL: 'https://c.example/v1/qbox/' },
    { serviceBases: { cms: 'https://c.example/v1/qbox', sheet: 'https://s.example/qbox' } },
  ],
])('reads %p', (source, expected) => {
  expect(parse({ ...source })).toMatchObject(expected);
});

it.each([
  ['PORT', '0', 'PORT: expected a port from 1 to 65535, found "0"'],
  ['PORT', '65536', 'PORT: expected a port from 1 to 65535, found "65536"'],
  ['PORT', '80a', 'PORT: expected a port from 1 to 65535, found "80a"'],
  ['SITE_URL', 'opaline.example', 'SITE_URL: expected an http or https address'],
  ['SITE_URL', 'ftp://opaline.example', 'SITE_URL: expected an http or https address'],
  ['SITE_URL', 'https://opaline.example/home', 'address without a path'],
  ['SITE_URL', 'https://a&"b.example', 'address without a path'],
  [
    'ERP_BASE_URL',
    'erp',
    'ERP_BASE_URL: expected an http or https address, or embedded, found "erp"',
  ],
  ['API_BASE_URL', 'http://', 'API_BASE_URL: expected an http or https address, found "http://"'],
  ['DATABASE_URL', 'mysql://db/site', 'DATABASE_URL: expected a postgres:// address'],
  ['SMS_WEBHOOK_URL', 'sms', 'SMS_WEBHOOK_URL: expected an http or https address, found "sms"'],
  ['SMTP_URL', 'mail.example:587', 'SMTP_URL: expected smtp://user:password@host:587 or smtps://'],
  ['SMTP_URL', 'http://mail.example', 'SMTP_URL: expected smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://mail.example/inbox', 'SMTP_URL: expected smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://mail.example?tls=off', 'SMTP_URL: expected smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://desk:50%@mail.example', 'SMTP_URL: expected smtp://user:password@host:587'],
  ['MAIL_FROM', 'desk', 'MAIL_FROM: expected an e-mail address such as desk@school.in'],
  ['MAIL_FROM', 'a@b.in, c@d.in', 'MAIL_FROM: expected an e-mail address such as'],
  ['MAIL_FROM', 'a@b.in\nBcc: c@d.in', 'MAIL_FROM: expected an e-mail address such as'],
  ['BROCHURE_URL', 'b.pdf', 'a path that starts with /, found "b.pdf"'],
  ['BROCHURE_URL', '//evil.example/b.pdf', 'a path that starts with /'],
  ['MAIN_SITE_URL', 'main', 'MAIN_SITE_URL: expected an http or https address, found "main"'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY: expected a whole number of proxies from 0 to 20'],
  ['TRUST_PROXY', '-1', 'found "-1"'],
  ['TRUST_PROXY', '1.5', 'found "1.5"'],
  ['TRUSTED_PROXIES', 'lb', 'TRUSTED_PROXIES: expected addresses such as 10.0.0.5 or 10.0.0.0/28'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'found "0.0.0.0/0"'],
  ['NEXT_PUBLIC_GTM_ID', 'UA-1', 'NEXT_PUBLIC_GTM_ID: expected an id such as GTM-AB12CD3'],
  ['NEXT_PUBLIC_META_PIXEL_ID', 'x', 'NEXT_PUBLIC_META_PIXEL_ID: expected digits only'],
  ['NEXT_PUBLIC_GOOGLE_ADS_ID', '1', 'expected an id such as AW-123456789'],
  ['NEXT_PUBLIC_CHAT_WIDGET_SRC', 'x', 'expected an http or https address'],
  ['NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC', 'javascript:1', 'expected an http or https address'],
  ['NEXT_PUBLIC_SPEED_SCRIPT_SRC', 'speed.js', 'expected an http or https address'],
  ['NEXT_PUBLIC_GOOGLE_ADS_LABELS', 'AbC', 'expected labels such as enquiry=AbC-d_EfG,call=HiJkL'],
  ['NEXT_PUBLIC_GOOGLE_ADS_LABELS', 'visit=AbC', 'of enquiry, verified_number, whatsapp'],
  ['NEXT_PUBLIC_RETENTION_DAYS', 'delivered=0', 'expected days from 1 to 3599 such as'],
  ['NEXT_PUBLIC_RETENTION_DAYS', 'all=90', 'of unverified, queued, follow-up'],
  ['NEXT_PUBLIC_WHATSAPP_NUMBER', '+91', 'expected 8 to 15 digits with the country code'],
  ['NEXT_PUBLIC_DOUBT_CONNECT_URL', 'x', 'expected an http or https address'],
  ['NEXT_PUBLIC_HOME_LINK_URL', 'javascript:1', 'expected an http or https address'],
  ['CMS_API_URL', 'https://c.example', 'expected an http or https address ending in /qbox'],
  ['FINANCE_SERVICE_URL', 'x/qbox', 'FINANCE_SERVICE_URL: expected an http or https address'],
  ['NEXTAUTH_SECRET', 'short', 'NEXTAUTH_SECRET: expected at least 32 characters, found 5'],
  ['DATA_KEY', 'short', 'DATA_KEY: expected at least 32 characters, found 5 characters'],
  ['PREVIOUS_SECRETS', `${SECRET} x`, 'PREVIOUS_SECRETS: expected at least 32 characters for each'],
  ['PREVIOUS_DATA_KEYS', 'x,y', 'PREVIOUS_DATA_KEYS: expected at least 32 characters for each'],
])('refuses %s=%s in one line', (name, value, message) => {
  const refused = () => parse({ [name]: value });
  expect(refused).toThrow(EnvError);
  expect(refused).toThrow(message);
  expect(refused).not.toThrow(/\n/);
});

it.each([
  ['NEXTAUTH_SECRET', 'hunter2'],
  ['PREVIOUS_SECRETS', 'hunter2'],
  ['DATA_KEY', 'hunter2'],
  ['PREVIOUS_DATA_KEYS', 'hunter2'],
  ['DATABASE_URL', 'mysql://site:hunter2@db/site'],
  ['DATABASE_URL', 'hunter2'],
  ['DATABASE_URL', 'postgres://site:p@hunter2/w#rd@db/site'],
  ['ERP_BASE_URL', 'ftp://site:hunter2@erp.example'],
  ['SMS_WEBHOOK_URL', 'ftp://sms.example/send?key=hunter2'],
  ['SMTP_URL', 'smtp://desk:p/hunter2@mail.example'],
  ['SMTP_URL', 'smtp:desk:hunter2@mail.example'],
])('never prints the secret inside %s=%s', (name, value) => {
  expect(() => parse({ [name]: value })).not.toThrow(/hunter2/);
});

it('keeps a hostile value on one line and short', () => {
  const refused = () => parse({ PORT: `1\n2${'x'.repeat(500)}` });
  expect(refused).toThrow(EnvError);
  expect(refused).not.toThrow(/\n|x{100}/);
});

it('leaves nothing on disk while the site is being built', () => {
  const parent = mkdtempSync(join(tmpdir(), 'site-env-'));
  const folder = join(parent, 'data');
  const env = parseEnv({ DATA_DIR: folder, NEXT_PHASE: 'phase-production-build' });
  expect(env.secret.length).toBeGreaterThanOrEqual(32);
  expect(readdirSync(parent)).toEqual([]);
  rmSync(parent, { recursive: true });
});

it('reads the environment of the process once', () => {
  expect(getEnv()).toBe(getEnv());
});

it('explains every variable in the table of README.md', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(VARIABLE_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('takes every variable that the pages hold as an argument of the container’s build', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const builtIn = VARIABLE_NAMES.filter((name) => name.startsWith('NEXT_PUBLIC_'));
  expect(builtIn.filter((name) => !dockerfile.includes(`\nARG ${name}\n`))).toEqual([]);
});

it('explains every variable in .env.example, with values that pass', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm);
  const examples = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(examples).sort()).toEqual([...VARIABLE_NAMES].sort());
  expect(() => parse({ ...examples, NEXTAUTH_SECRET: SECRET, DATA_KEY: KEY })).not.toThrow();
});
