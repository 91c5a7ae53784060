import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import type { Note } from '@/tests/reliability/experiment';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { dataDirOf } from '@/tests/reliability/support/site';
import { median, round } from '@/tests/reliability/support/statistics';
import { cpuSeconds, type Nginx, startNginx } from './nginx';

const PORT = 4424;
const CONNECTIONS = 50;
const ROUNDS = 5;
const SECONDS = 4;
const PAGE = '/';

type Rates = { perSecond: number[]; perCpuSecond: number[] };

/**
 * A page from nginx's cache beside the same bytes as a file, turn by turn. Both per second, where
 * the load generator can be the limit, and per second of nginx's processor time, where it cannot.
 */
export const noteCacheRate = async (note: Note, cached: Nginx): Promise<void> => {
  const files = await startFiles(cached);
  const ofCache: Rates = { perSecond: [], perCpuSecond: [] };
  const ofFiles: Rates = { perSecond: [], perCpuSecond: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(cached, `${cached.origin}${PAGE}`, SECONDS, ofCache);
      await measure(files, `${files.origin}/page`, SECONDS, ofFiles);
    }
  } finally {
    await files.stop();
  }
  note({ what: 'pages from the cache', value: whole(ofCache.perSecond), unit: 'requests/s' });
  note({ what: 'the same bytes as a file', value: whole(ofFiles.perSecond), unit: 'requests/s' });
  const byClock = ratioOf(ofCache.perSecond, ofFiles.perSecond);
  note({
    what: 'cache to file, by the clock',
    value: byClock,
    bound: 'at least 0.8',
    passes: byClock >= 0.8,
  });
  const byCpu = ratioOf(ofCache.perCpuSecond, ofFiles.perCpuSecond);
  note({ what: "cache to file, by nginx's processor time", value: byCpu });
};

const ratioOf = (left: number[], right: number[]): number => round(median(left) / median(right), 2);

const whole = (values: number[]): number => round(median(values), 0);

let visitors = 0;

const measure = async (nginx: Nginx, url: string, seconds: number, rates: Rates): Promise<void> => {
  const before = cpuSeconds(nginx);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'Accept-Encoding': 'gzip' },
    // Each visitor from an address of its own, in each round: one may not ask for so much.
    setupClient: (client) => {
      visitors += 1;
      client.setHeaders({ 'Accept-Encoding': 'gzip', ...fromAddress(visitors) });
    },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer each time.`);
  rates.perSecond.push(result['2xx'] / result.duration);
  rates.perCpuSecond.push(result['2xx'] / (cpuSeconds(nginx) - before));
};

/**
 * The bytes and the headers that the cache sends, as files of another nginx: the page and its
 * compressed form, of which nginx chooses (`gzip_static`), as the cache does.
 */
const startFiles = async (cached: Nginx): Promise<Nginx> => {
  const folder = join(dataDirOf('cache-rate'), 'files');
  mkdirSync(folder, { recursive: true });
  const { headers, body } = await askForGzip(`${cached.origin}${PAGE}`);
  writeFileSync(join(folder, 'page.html.gz'), body);
  writeFileSync(join(folder, 'page.html'), gunzipSync(body));
  const added = Object.entries(headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const choosing = 'try_files $uri.html =404; gzip_static on; gzip_vary on;';
  const type = 'types {} default_type "text/html; charset=utf-8";';
  const site = `location / { root ${folder}; ${choosing} ${type} ${added.join(' ')} }\n`;
  return startNginx({ name: 'cache-rate-nginx', port: PORT, upstreams: [1], site });
};

/** nginx writes these by itself. */
const OWN = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'server',
  'vary',
];

/** As it comes: fetch would unpack it. */
const askForGzip = async (url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> => {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer?.headers['content-encoding'] !== 'gzip') throw new Error(`${url} is not compressed.`);
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
};
