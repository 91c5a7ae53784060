import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startProcess } from '@/e2e/support/startSite';
import type { Note } from '@/tests/reliability/experiment';
import { atLeast } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { dataDirOf } from '@/tests/reliability/support/site';
import { median, round } from '@/tests/reliability/support/statistics';
import { cpuSeconds, type Nginx, startNginx } from './nginx';

const PORTS = { files: 4424, next: 4425 };
const CONNECTIONS = 50;
const ROUNDS = 5;
const SECONDS = 4;
/** Times as fast as `next start`, and beside a file of nginx. */
const LEAST = { ofNext: 15, ofFile: 0.7 };
const PAGE = '/';

type Server = { what: string; url: string; pid: number; rates: number[]; cpuRates: number[] };

let visitors = 0;

const measure = async ({ url, pid, rates, cpuRates }: Server): Promise<void> => {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // Each visitor from an address of its own, in each round: one may not ask for so much.
    setupClient: (client) => {
      visitors += 1;
      client.setHeaders({ 'Accept-Encoding': 'gzip', ...fromAddress(visitors) });
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer each time.`);
  rates.push(result['2xx'] / result.duration);
  cpuRates.push(result['2xx'] / (cpuSeconds(pid) - before));
};

/**
 * One page, compressed, turn by turn: by `next start`, by the site's own cache, from nginx's cache and
 * as a file of nginx. Per second, where the load generator can be the limit, and per second of the
 * server's processor time, where it cannot.
 */
export const noteCacheRate = async (
  note: Note,
  cached: Nginx,
  site: { origin: string; pid: number },
): Promise<void> => {
  const files = await startFiles(cached);
  const origin = `http://127.0.0.1:${PORTS.next}`;
  const next = await startProcess(
    [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', String(PORTS.next)],
    `${origin}/api/health/live`,
    { dataDir: dataDirOf('next-start'), env: { NODE_ENV: 'production' } },
  );
  const server = (what: string, url: string, pid: number) => {
    return { what, url, pid, rates: [] as number[], cpuRates: [] as number[] };
  };
  const plain = server('`next start`', `${origin}${PAGE}`, next.pid);
  const own = server('the site from its cache', `${site.origin}${PAGE}`, site.pid);
  const door = server('nginx from its cache', `${cached.origin}${PAGE}`, cached.pid);
  const file = server('nginx, the same bytes as a file', `${files.origin}/page`, files.pid);
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of [plain, own, door, file]) await measure(one);
  } finally {
    await Promise.all([files.stop(), next.stop()]);
  }
  for (const { what, rates, cpuRates } of [plain, own, door, file]) {
    note({ what, value: round(median(rates), 0), unit: 'requests/s' });
    const cost = round(1e6 / median(cpuRates), 0);
    note({ what: `${what}, processor time of a request`, value: cost, unit: 'µs' });
  }
  const ratio = (left: number[], right: number[]) => round(median(left) / median(right), 2);
  const ofNext = ratio(own.cpuRates, plain.cpuRates);
  note({ what: 'the site to `next start`, by the clock', value: ratio(own.rates, plain.rates) });
  note(atLeast({ what: 'the same, by processor time', value: ofNext }, LEAST.ofNext));
  const ofFile = ratio(door.rates, file.rates);
  note(atLeast({ what: "nginx's cache to its file, by the clock", value: ofFile }, LEAST.ofFile));
  const byCpu = ratio(door.cpuRates, file.cpuRates);
  note({ what: "nginx's cache to its file, by processor time", value: byCpu });
};

/** nginx writes these by itself. */
const OWN =
  /^(connection|content-(encoding|length|type)|date|etag|last-modified|server|vary|x-cache)$/;

/**
 * The bytes and the headers that the cache sends, as files of another nginx: the page and its
 * compressed form, of which nginx chooses (`gzip_static`), as the cache does.
 */
const startFiles = async (cached: Nginx): Promise<Nginx> => {
  const folder = join(dataDirOf('cache-rate'), 'files');
  mkdirSync(folder, { recursive: true });
  // As it comes: fetch would unpack it.
  const request = get(`${cached.origin}${PAGE}`, { headers: { 'Accept-Encoding': 'gzip' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer?.headers['content-encoding'] !== 'gzip') throw new Error(`${PAGE} is not compressed.`);
  const body = Buffer.concat(await answer.toArray());
  writeFileSync(join(folder, 'page.html.gz'), body);
  writeFileSync(join(folder, 'page.html'), gunzipSync(body));
  const added = Object.entries(answer.headers)
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const choosing = 'try_files $uri.html =404; gzip_static on; gzip_vary on;';
  const type = 'types {} default_type "text/html; charset=utf-8";';
  const site = `location / { root ${folder}; ${choosing} ${type} ${added.join(' ')} }\n`;
  return startNginx({ name: 'cache-rate-nginx', port: PORTS.files, upstreams: [1], site });
};
