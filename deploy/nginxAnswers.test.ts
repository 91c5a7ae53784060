import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { type Nginx, startNginx } from '@/tests/reliability/cluster/nginx';
import { isInstalled } from '@/tests/reliability/support/programs';

type Answer = { status: number; type: string };

let site: Server;
let nginx: Nginx;

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The path goes out as it stands here: `fetch` would tidy it up. */
const ask = (method: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx.origin);
    request({ hostname, port, method, path, agent: false }, (answer) => {
      answer.resume().on('end', () => {
        const type = answer.headers['content-type'] ?? '';
        resolve({ status: answer.statusCode ?? 0, type });
      });
    })
      .on('error', reject)
      .end();
  });

/** All at once: a slow machine would ask so slowly that nginx lets everybody in. */
const askOften = (times: number, method: string, path: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, () => ask(method, path)));

/** Lines of addresses.log without their time, as often as they stand there. */
const logged = (): Record<string, number> => {
  const lines = readFileSync(join(nginx.folder, 'addresses.log'), 'utf8').split('\n');
  const counts: Record<string, number> = {};
  for (const line of lines.filter(Boolean)) {
    const words = line.split(' ').slice(1).join(' ');
    counts[words] = (counts[words] ?? 0) + 1;
  }
  return counts;
};

const shipped = isInstalled('nginx') ? describe : describe.skip;

shipped('the nginx that is shipped', () => {
  beforeEach(async () => {
    allowLocalCalls();
    site = createServer((_, res) => res.writeHead(400).end());
    const replica = await listen(site);
    const unused = createServer();
    const port = await listen(unused);
    await close(unused);
    nginx = await startNginx({ name: 'nginx-answers', port, upstreams: [replica] });
  });
  afterEach(async () => {
    await nginx.stop();
    await close(site);
  });

  it('logs whom it turns away by what they asked for, so that a flood is counted whole', async () => {
    const answers = await askOften(80, 'POST', '/api/health/ready?mobile=9845012345');
    const turnedAway = answers.filter(({ status }) => status === 429).length;
    expect(turnedAway).toBeGreaterThan(0);
    expect(turnedAway).toBeLessThan(80);
    const lines = logged();
    expect(lines['127.0.0.1 POST /api/health/ready 400']).toBe(80 - turnedAway);
    expect(lines['127.0.0.1 POST /api/health/ready 429']).toBe(turnedAway);
    const access = readFileSync(join(nginx.folder, 'access.log'), 'utf8');
    expect(access.match(/ POST \/api\/health\/ready 429 /g)).toHaveLength(turnedAway);
    expect(access).not.toContain('9845012345');
  });

  it.each([
    ['/enquiry/OIS-1234?a=b', '/enquiry/[reference]'],
    ['/enquiry//OIS-1234', '/enquiry/[reference]'],
    ['/ENQUIRY/OIS-1234', '/enquiry/[reference]'],
    ['/_next/data/build/enquiry/OIS-1234.json', '/enquiry/[reference]'],
    ['/%65nquiry/OIS-1234', '/[escaped]'],
    ['/enquiry%2FOIS-1234', '/enquiry[escaped]'],
    ['/fees?name=Asha', '/fees'],
  ])(
    'hides of %s whatever leads to a parent, also where no replica answers',
    async (path, shown) => {
      await ask('GET', path);
      await close(site);
      await ask('POST', path);
      const lines = Object.keys(logged());
      expect(lines).toContain(`127.0.0.1 POST ${shown} 503`);
      expect(lines.filter((line) => /OIS|Asha|\?/.test(line))).toEqual([]);
    },
  );

  it('writes as many columns where a path has a blank', async () => {
    await ask('GET', '/api/otp/send%20429%20x');
    expect(Object.keys(logged())).toContain('127.0.0.1 GET /api/otp/send[escaped] 400');
  });

  it('says of its own pages in which letters they are written', async () => {
    const page = 'text/html; charset=utf-8';
    const json = 'application/json; charset=utf-8';
    expect(await askOften(60, 'GET', '/enquiry/OIS-1234')).toContainEqual({
      status: 429,
      type: page,
    });
    await close(site);
    expect(await ask('GET', '/fees')).toEqual({ status: 503, type: page });
    expect(await ask('POST', '/api/otp/send')).toEqual({ status: 503, type: json });
  });
});
