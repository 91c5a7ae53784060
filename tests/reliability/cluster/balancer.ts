import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { askRaw, type RawAnswer, type RawRequest } from '@/e2e/support/askRaw';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { startTestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { startBalancer } from './balancerNginx';
import { noteLocations } from './locations';
import { METHODS, SPELLINGS } from './metricsSpellings';
import { startNginx } from './nginx';
import { noteQueries } from './queries';

const PORTS = { nginx: 4460, site: 4461, balancer: 4462, unnamed: 4463 };
/** Of the balancer that TRUSTED_PROXIES names. The other one has this machine's, which nginx trusts most. */
const BALANCER = '127.0.0.9';
const UNNAMED = '127.0.0.1';
const ATTACKER = '127.2.0.1';
const PARENTS = { short: 205, long: 600 };
/** From one address in ten minutes (data/limits.ts). */
const MOST_ENQUIRIES = 200;
const ATTACKS = 400;
const AT_ONCE = 10;
const PAGE = '/hyderabad-branches/jubilee-hills';
const TOKEN = 'token-of-the-scraper-in-this-experiment';

type Door = { what: string; origin: string; headers?: Record<string, string>; from?: string };

const parentAddress = (number: number): string => `127.1.${number >> 8}.${number & 255 || 1}`;

const enquire = (origin: string, key: string, options: RawRequest): Promise<RawAnswer> =>
  askRaw(origin, '/api/enquiries', {
    method: 'POST',
    body: JSON.stringify(enquiryBody(key)),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });

const countStatus = (answers: RawAnswer[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;

/** Parents enquire through the balancer, each from an address of their own, while one address floods. */
const noteParents = async (note: Note, size: Size, balancer: string): Promise<void> => {
  const count = PARENTS[size];
  const [attacks, parents] = await Promise.all([
    inParallel(ATTACKS, AT_ONCE, (index) =>
      enquire(balancer, `balancer-attack-${index}`, {
        from: ATTACKER,
        // Another made-up address each time.
        headers: fromAddress(index),
      }),
    ),
    inParallel(count, AT_ONCE, (index) =>
      enquire(balancer, `balancer-parent-${index}`, { from: parentAddress(index + 1) }),
    ),
  ]);
  note(exactly('parents behind the balancer who were thanked', countStatus(parents, 201), count));
  const taken = countStatus(attacks, 201);
  note({
    what: `of ${ATTACKS} enquiries of one address, each with another X-Forwarded-For, taken`,
    value: taken,
    bound: `at most ${MOST_ENQUIRIES}`,
    passes: taken <= MOST_ENQUIRIES,
  });
};

const purge = async ({ origin, headers, from }: Door): Promise<string> => {
  const answer = await askRaw(origin, PAGE, { headers: { ...headers, 'X-Purge': '1' }, from });
  return String(answer.headers['x-cache']);
};

/** nginx writes a page into its cache beside the answer: whoever asks right after may still be a MISS. */
const untilCached = async ({ origin }: Door): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const { headers } = await askRaw(origin, PAGE);
    if (headers['x-cache'] === 'HIT') return;
    await wait(100);
  }
};

const notePurge = async (note: Note, anonymous: Door[], own: Door[]): Promise<void> => {
  const [first] = own;
  if (first) await untilCached(first);
  for (const door of anonymous) {
    note(equalTo(`X-Purge of ${door.what}`, await purge(door), 'HIT'));
  }
  for (const door of own) note(equalTo(`X-Purge of ${door.what}`, await purge(door), 'BYPASS'));
};

const FIGURES = /http_requests_total|process_cpu/;

/** Whether an anonymous visitor sees anything but a refusal of some kind. */
const isShown = ({ status, body }: RawAnswer, method: string): boolean =>
  FIGURES.test(body) || (method === 'GET' && status === 200);

/** An address of this machine in its network: whoever asks from there is nobody local. */
const networkAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Without any proxy, from the network. None on a machine that has none. */
const networkDoors = (port: number): Door[] => {
  const address = networkAddress();
  if (address === undefined) return [];
  return [
    {
      what: 'from the network, without a proxy',
      origin: `http://${address}:${port}`,
      from: address,
    },
  ];
};

const noteMetrics = async (note: Note, doors: Door[]): Promise<void> => {
  const shown: string[] = [];
  let asked = 0;
  for (const { what, origin, headers, from } of doors) {
    for (const method of METHODS) {
      for (const path of SPELLINGS) {
        const answer = await askRaw(origin, path, { method, headers, from });
        asked += 1;
        if (isShown(answer, method)) shown.push(`${method} ${path} (${what})`);
      }
    }
  }
  note({ what: 'anonymous requests for the figures, in all spellings and methods', value: asked });
  note({
    ...none('that get them', shown.length),
    ...(shown.length > 0 ? { value: shown.join('; ') } : {}),
  });
};

const noteScraper = async (note: Note, replica: string): Promise<void> => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const asked: [string, RawAnswer][] = [
    ['a scraper beside the replica reads', await askRaw(replica, '/metrics')],
    [
      'one of the inner network with the token reads',
      await askRaw(replica, '/metrics', { headers: { ...headers, 'X-Forwarded-For': '10.0.0.7' } }),
    ],
  ];
  for (const [what, { body }] of asked) {
    note(equalTo(what, FIGURES.test(body) ? 'figures' : 'nothing', 'figures'));
  }
};

/** Two load balancers in front of nginx, one of which nobody configured. */
export const BALANCER_IN_FRONT: Experiment = {
  name: 'balancer',
  promise:
    'Behind a load balancer each visitor counts by their own address; purge and figures stay ours.',
  needs: ['nginx'],
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const env = { TRUST_PROXY: '1', METRICS_TOKEN: TOKEN, HOST: '0.0.0.0' };
      const site = await startTestSite({ name: 'balancer', port: PORTS.site, env });
      later(site.stop);
      const nginx = await startNginx({
        name: 'balancer-nginx',
        port: PORTS.nginx,
        upstreams: [PORTS.site],
        trusted: BALANCER,
      });
      later(nginx.stop);
      const start = async (name: string, port: number, address: string) => {
        const balancer = await startBalancer({ name, port, address, upstream: nginx.origin });
        later(balancer.stop);
        return balancer.origin;
      };
      const named = await start('balancer-named', PORTS.balancer, BALANCER);
      const unnamed = await start('balancer-unnamed', PORTS.unnamed, UNNAMED);

      await noteParents(note, size, named);
      const doors: Door[] = [
        { what: 'an anonymous visitor', origin: nginx.origin, from: ATTACKER },
        { what: 'an anonymous visitor behind the balancer', origin: named, from: ATTACKER },
        {
          what: 'an anonymous visitor behind the balancer who says 127.0.0.1',
          origin: named,
          from: ATTACKER,
          headers: { 'X-Forwarded-For': '127.0.0.1' },
        },
        {
          what: 'an anonymous visitor behind a balancer that nobody configured',
          origin: unnamed,
          from: ATTACKER,
        },
      ];
      await notePurge(note, doors, [
        { what: 'this machine', origin: nginx.origin },
        { what: 'this machine, through the balancer', origin: named },
      ]);
      const direct: Door = {
        what: 'a balancer before the site itself',
        origin: site.ownOrigin,
        headers: { 'X-Forwarded-For': '127.0.0.1' },
      };
      await noteMetrics(note, [...doors, direct, ...networkDoors(PORTS.site)]);
      await noteScraper(note, site.ownOrigin);
      await noteLocations(note);
      await noteQueries(note);
    }),
};
