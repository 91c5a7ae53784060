import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { RATE_LIMITS } from '@/data/limits';
import { askRaw, type RawAnswer, type RawRequest } from '@/e2e/support/askRaw';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { atMost, equalTo, exactly } from '@/tests/reliability/support/bounds';
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
const SECONDS = { short: 3, long: 20 };
const AT_ONCE = 10;
const PAGE = '/hyderabad-branches/jubilee-hills';
const TOKEN = 'token-of-the-scraper-in-this-experiment';
const FIGURES = /http_requests_total|process_cpu/;
/** What a visitor says who would like to pass for this machine. */
const AS_THIS_MACHINE = { 'X-Forwarded-For': '127.0.0.1' };

type Door = { what: string; origin: string; headers?: Record<string, string>; from?: string };

const enquire = (origin: string, key: string, options: RawRequest): Promise<RawAnswer> =>
  askRaw(origin, '/api/enquiries', {
    method: 'POST',
    body: JSON.stringify(enquiryBody(key)),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });

const countTaken = (answers: RawAnswer[]): number =>
  answers.filter(({ status }) => status === 201).length;

/** Parents enquire through the balancer, each from an address of their own, while one address floods. */
const noteParents = async (note: Note, size: Size, balancer: string): Promise<void> => {
  const count = PARENTS[size];
  const until = performance.now() + SECONDS[size] * 1000;
  const attacks: RawAnswer[] = [];
  const [parents] = await Promise.all([
    inParallel(count, AT_ONCE, (index) =>
      enquire(balancer, `balancer-parent-${index}`, { from: `127.1.${index >> 8}.${index & 255}` }),
    ),
    inParallel(AT_ONCE, AT_ONCE, async (client) => {
      // Another made-up address each time.
      for (let index = client; performance.now() < until; index += AT_ONCE) {
        const sent = { from: ATTACKER, headers: fromAddress(index) };
        attacks.push(await enquire(balancer, `balancer-attack-${index}`, sent));
      }
    }),
  ]);
  note(exactly('parents behind the balancer who were thanked', countTaken(parents), count));
  const what = `of ${attacks.length} enquiries of one address, each with another X-Forwarded-For, taken`;
  note(atMost({ what, value: countTaken(attacks) }, RATE_LIMITS.enquiry));
};

const notePurge = async (note: Note, anonymous: Door[], own: Door[]): Promise<void> => {
  const purge = async ({ origin, headers, from }: Door): Promise<string> => {
    const answer = await askRaw(origin, PAGE, { headers: { ...headers, 'X-Purge': '1' }, from });
    return String(answer.headers['x-cache']);
  };
  // nginx writes a page into its cache beside the answer: right after it, it may still be a MISS.
  for (let tries = 0; tries < 50; tries += 1) {
    const { headers } = await askRaw(own[0]?.origin ?? '', PAGE);
    if (headers['x-cache'] === 'HIT') break;
    await wait(100);
  }
  for (const door of anonymous) note(equalTo(`X-Purge of ${door.what}`, await purge(door), 'HIT'));
  for (const door of own) note(equalTo(`X-Purge of ${door.what}`, await purge(door), 'BYPASS'));
};

/** Without any proxy, from an address of this machine in its network. None on one that has none. */
const networkDoors = (port: number): Door[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .slice(0, 1)
    .map(({ address: from }) => ({
      what: 'from the network',
      origin: `http://${from}:${port}`,
      from,
    }));

const noteMetrics = async (note: Note, doors: Door[], replica: string): Promise<void> => {
  const shown: string[] = [];
  for (const { what, origin, headers, from } of doors) {
    for (const method of METHODS) {
      for (const path of SPELLINGS) {
        const { status, body } = await askRaw(origin, path, { method, headers, from });
        const isShown = FIGURES.test(body) || (method === 'GET' && status === 200);
        if (isShown) shown.push(`${method} ${path} (${what})`);
      }
    }
  }
  const asked = doors.length * METHODS.length * SPELLINGS.length;
  const what = `of ${asked} anonymous requests for the figures, in all spellings, that get them`;
  note(equalTo(what, shown.length === 0 ? 'none' : shown.join('; '), 'none'));
  const headers = { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '10.0.0.7' };
  for (const [who, answer] of [
    ['a scraper beside the replica reads', await askRaw(replica, '/metrics')],
    [
      'one of the inner network with the token reads',
      await askRaw(replica, '/metrics', { headers }),
    ],
  ] as const)
    note(equalTo(who, FIGURES.test(answer.body) ? 'figures' : 'nothing', 'figures'));
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
      const [upstreams, port] = [[PORTS.site], PORTS.nginx];
      const nginx = await startNginx({
        name: 'balancer-nginx',
        port,
        upstreams,
        trusted: BALANCER,
      });
      later(nginx.stop);
      const start = async (name: string, balancerPort: number, address: string) => {
        const options = { name, port: balancerPort, address, upstream: nginx.origin };
        const balancer = await startBalancer(options);
        later(balancer.stop);
        return balancer.origin;
      };
      const named = await start('balancer-named', PORTS.balancer, BALANCER);
      const unnamed = await start('balancer-unnamed', PORTS.unnamed, UNNAMED);
      await noteParents(note, size, named);
      const anonymous = { what: 'an anonymous visitor', from: ATTACKER };
      const doors: Door[] = [
        { ...anonymous, origin: nginx.origin },
        { ...anonymous, what: 'one behind the balancer', origin: named },
        { ...anonymous, what: 'one who says 127.0.0.1', origin: named, headers: AS_THIS_MACHINE },
        { ...anonymous, what: 'one behind a balancer that nobody configured', origin: unnamed },
      ];
      const own = [
        { what: 'this machine', origin: nginx.origin },
        { what: 'this machine, through the balancer', origin: named },
      ];
      await notePurge(note, doors, own);
      const direct = { what: 'directly', origin: site.ownOrigin, headers: AS_THIS_MACHINE };
      await noteMetrics(note, [...doors, direct, ...networkDoors(PORTS.site)], site.ownOrigin);
      await noteLocations(note);
      await noteQueries(note);
    }),
};
