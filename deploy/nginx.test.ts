import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { PROXY_LOG_DAYS } from '@/data/retention';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { RENDERED as PAGES_RENDERED } from '@/server/pageCache';

const HTTP = readFileSync('deploy/nginx/nginx.conf', 'utf8');
const SITE = readFileSync('deploy/nginx/site.conf', 'utf8');

/** The location of the pages that are rendered for each request. */
const RENDERED = /^ {2}location (~\* \S*search\|compare\S*) \{$/m.exec(SITE)?.[1] ?? '';

/** Zones of `limit_conn`, by the location that counts in them. */
const connectionZones = (): Map<string, string[]> => {
  const open: string[] = [];
  const zones = new Map<string, string[]>();
  for (const line of SITE.split('\n').map((text) => text.trim())) {
    const [, location] = /^location (.+) \{$/.exec(line) ?? [];
    const [, zone] = /^limit_conn (\w+) \d+;$/.exec(line) ?? [];
    if (location) open.push(location);
    else if (line === '}') open.pop();
    else if (zone) zones.set(zone, [...(zones.get(zone) ?? []), open.at(-1) ?? '']);
  }
  return zones;
};

it('lets nobody close the pages by slow downloads of files or endpoints: each counts by itself', () => {
  expect(Object.fromEntries(connectionZones())).toEqual({
    under_way: ['/'],
    of_visitor: ['/'],
    rendered: [RENDERED],
    rendered_of_visitor: [RENDERED],
    files_under_way: ['/_next/static/'],
    files_of_visitor: ['/_next/static/'],
    endpoints_of_visitor: ['/api/'],
    uploads_of_visitor: ['= /api/desk/pictures'],
  });
});

it('takes endpoints, and nothing else, over connections that no page waits for', () => {
  const [ofEndpoints = '', ofPages = ''] = SITE.split('\nlocation / {');
  const passed = (part: string) =>
    [...part.matchAll(/proxy_pass http:\/\/(\w+)/g)].map(([, to]) => to);
  expect(new Set(passed(ofEndpoints))).toEqual(new Set(['endpoints', 'checks']));
  expect(new Set(passed(ofPages))).toEqual(new Set(['site']));
});

it('has each zone that it counts in', () => {
  const used = [...SITE.matchAll(/limit_(?:conn (\w+)|req zone=(\w+))/g)];
  const known = [...HTTP.matchAll(/limit_(?:conn|req)_zone \S+ zone=(\w+):/g)];
  expect(new Set(used.map(([, conn, req]) => conn ?? req))).toEqual(
    new Set(known.map(([, zone]) => zone)),
  );
});

it('sets headers for the site at one place only, since a location that sets one loses all others', () => {
  const inLocations = SITE.split('\n').filter((line) => /^\s+proxy_set_header /.test(line));
  expect(inLocations).toEqual([]);
});

it('renders, and asks for no query of, the same pages as the site', () => {
  const [, maps = ''] =
    /^map \$uri \$is_rendered \{\n[^}]*"~\*\^\(\/index\)\*\/(\(.*)" 1;/m.exec(
      readFileSync('deploy/nginx/maps.conf', 'utf8'),
    ) ?? [];
  expect(RENDERED).toBe(`~* ^(/index)*/${maps}`);
  expect(PAGES_RENDERED.source.replaceAll('\\/', '/').replaceAll('(?:', '(')).toBe(`^/${maps}`);
});

const pages = ['overloaded', 'too-many', 'unreachable'].map((name) =>
  readFileSync(`deploy/nginx/${name}.html`, 'utf8'),
);
const parsed = (name: string) => JSON.parse(readFileSync(`deploy/nginx/${name}.json`, 'utf8'));

it('tells whoever it turns away whom to call, on each page', () => {
  const call = `<a href="tel:${SCHOOL.phone}">${formatPhone(SCHOOL.phone)}</a>`;
  for (const page of pages) expect(page).toContain(call);
  for (const page of pages) expect(page).toContain(`| ${SCHOOL.name}</title>`);
  expect(parsed('unreachable').error.message).toContain(formatPhone(SCHOOL.phone));
});

it('answers forms in the words that the site has for the same', () => {
  const code = 'request/too-many';
  expect(parsed('too-many')).toEqual({ error: { code, message: ERROR_MESSAGES[code] } });
});

it('writes no line about a visitor but into its two logs', () => {
  expect(HTTP).toMatch(/^error_log stderr crit;$/m);
  expect(HTTP.match(/^\s*access_log .*$/gm)?.map((line) => line.trim())).toEqual([
    'access_log access.log plain;',
    'access_log addresses.log addressed;',
  ]);
  expect(HTTP).not.toMatch(/log_format [\s\S]{0,200}\$(args|request_uri|request\b)/);
});

describe('the log of addresses', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const daysAgo = (days: number): number => Date.now() / 1000 - days * 86_400;
  const write = (name: string, days = 0): void => {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
  };
  const rotate = () =>
    spawnSync('sh', [resolve('deploy/nginx/rotate-log.sh'), 'touch reopened'], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('holds no query, and of an enquiry no reference', () => {
    const [, format] = /log_format addressed '([^']*)'/.exec(HTTP) ?? [];
    expect(format).toBe('$time_iso8601 $remote_addr $asked_method $logged_path $status');
  });

  it('is begun anew once a day, and nothing in it grows older than the privacy page says', () => {
    write('addresses.log');
    // Its oldest line is a day older than its newest.
    write('addresses.log.2020-01-01', PROXY_LOG_DAYS - 1);
    write('addresses.log.2020-01-02', PROXY_LOG_DAYS - 2);
    write('nginx.conf', 100);
    expect(rotate()).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(folder).sort()).toEqual([
      'addresses.log.2020-01-02',
      expect.stringMatching(/^addresses\.log\.2\d{3}-\d\d-\d\d$/),
      'nginx.conf',
      'reopened',
    ]);
  });

  it('stays as it is for the rest of the day', () => {
    write('addresses.log');
    rotate();
    rmSync(join(folder, 'reopened'));
    write('addresses.log');
    expect(rotate().status).toBe(0);
    expect(readdirSync(folder)).toContain('addresses.log');
    expect(readdirSync(folder)).not.toContain('reopened');
  });

  it('is kept as long where logrotate does it: that of today and of the days before', () => {
    const settings = readFileSync('deploy/nginx/logrotate.conf', 'utf8');
    const [, kept] = /^ {2}rotate (\d+)$/m.exec(settings) ?? [];
    expect(settings).toMatch(/^ {2}daily$/m);
    expect(Number(kept)).toBe(PROXY_LOG_DAYS - 1);
  });
});
