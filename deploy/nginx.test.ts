import { readFileSync } from 'node:fs';

const HTTP = readFileSync('deploy/nginx/nginx.conf', 'utf8');
const SITE = readFileSync('deploy/nginx/site.conf', 'utf8');

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
    files_under_way: ['/_next/static/'],
    files_of_visitor: ['/_next/static/'],
    endpoints_of_visitor: ['/api/'],
  });
});

it('has each zone that it counts in', () => {
  const used = [...SITE.matchAll(/limit_(?:conn (\w+)|req zone=(\w+))/g)];
  const known = [...HTTP.matchAll(/limit_(?:conn|req)_zone \S+ zone=(\w+):/g)];
  expect(new Set(used.map(([, conn, req]) => conn ?? req))).toEqual(
    new Set(known.map(([, zone]) => zone)),
  );
});
