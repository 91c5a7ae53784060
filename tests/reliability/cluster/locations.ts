import { readFileSync } from 'node:fs';
import { askRaw } from '@/e2e/support/askRaw';
import type { Note } from '@/tests/reliability/experiment';
import { atLeast, equalTo } from '@/tests/reliability/support/bounds';
import { parseHeard, startEcho } from './echo';
import { startNginx } from './nginx';

const PORTS = { nginx: 4465, echo: 4466 };
const VISITOR = '203.0.113.9';
/** More than the 40 at once of one address and what it gets meanwhile. */
const SEARCHES = 100;

/** An address for each location of deploy/nginx/site.conf that passes requests on, by a part of it. */
const PATHS: [string, string][] = [
  ['= /api/desk/pictures', '/api/desk/pictures'],
  ['= /api/enquiries', '/api/enquiries'],
  ['/api/health/', '/api/health/live'],
  ['/api/', '/api/footer'],
  ['/_next/static/', '/_next/static/chunks/main.js'],
  ['/_next/image', '/_next/image?url=%2Fpictures%2Fa.png&w=640&q=75'],
  ['search|compare', '/search?s=fees'],
  ['/', '/fee-structure'],
];

/** What must reach the site, whatever a visitor says. */
const EXPECTED: Record<string, string> = {
  host: `127.0.0.1:${PORTS.nginx}`,
  'x-forwarded-for': VISITOR,
  'x-forwarded-proto': 'http',
};
/** What a visitor makes up, and what must not reach the site of it. */
const FORGED_NAMES = [
  ...['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-purge', 'rsc', 'next-url'],
  ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  ...['x-middleware-subrequest', 'x-middleware-prefetch', 'x-matched-path', 'x-now-route-matches'],
];
const FORGED: Record<string, string> = {
  ...Object.fromEntries(FORGED_NAMES.map((name) => [name, 'forged'])),
  'x-forwarded-for': VISITOR,
};

/** Of the locations of a configuration those that pass requests on, by their own `proxy_pass`. */
const passingLocations = (configuration: string): string[] => {
  const open: string[] = [];
  const passing: string[] = [];
  for (const line of configuration.split('\n').map((text) => text.trim())) {
    if (line.startsWith('#')) continue;
    if (line.endsWith('{')) open.push(/^location (.+) \{$/.exec(line)?.[1] ?? '');
    else if (line === '}') open.pop();
    else if (line.startsWith('proxy_pass ')) passing.push(open.at(-1) ?? '');
  }
  return passing;
};

/** Which headers that the site gets are wrong. */
const faultsOf = (headers: Record<string, unknown>): string[] =>
  [...FORGED_NAMES, ...Object.keys(EXPECTED)].filter((name) => headers[name] !== EXPECTED[name]);

/** A location that sets one header of its own would lose all others: asks an echo behind each. */
export const noteLocations = async (note: Note): Promise<void> => {
  const stopEcho = await startEcho({ port: PORTS.echo, cacheControl: 'no-store' });
  const nginx = await startNginx({ name: 'locations', port: PORTS.nginx, upstreams: [PORTS.echo] });
  try {
    const locations = passingLocations(readFileSync('deploy/nginx/site.conf', 'utf8'));
    note(equalTo('locations of nginx that pass requests on', locations.length, PATHS.length));
    const wrong: string[] = [];
    for (const location of locations) {
      const [, path = '/'] = PATHS.find(([part]) => location.includes(part)) ?? [];
      const { body } = await askRaw(nginx.origin, path, { headers: FORGED });
      const faults = faultsOf(parseHeard(body).headers);
      if (faults.length > 0) wrong.push(`${location}: ${faults.join(', ')}`);
    }
    const said = wrong.length === 0 ? 'none' : wrong.join('; ');
    note(equalTo('let a forged header through or hide the visitor', said, 'none'));
    await noteHome(note, nginx.origin);
  } finally {
    await nginx.stop();
    await stopEcho();
  }
};

/** One IPv6 home has more addresses than anybody can count, so that its /64 counts as one. */
const noteHome = async (note: Note, origin: string): Promise<void> => {
  const search = (address: string) =>
    askRaw(origin, '/search?s=fees', { headers: { 'X-Forwarded-For': address } });
  let refused = 0;
  for (let device = 1; device <= SEARCHES; device += 1) {
    const { status } = await search(`2001:db8:1:2:${device.toString(16)}::${device}`);
    if (status === 429) refused += 1;
  }
  const what = `of ${SEARCHES} searches from as many addresses of one IPv6 home, refused`;
  note(atLeast({ what, value: refused }, 1));
  const { status } = await search('2001:db8:1:3::1');
  note(equalTo('a search of the home beside it', status, 200));
};
