import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import { sampleNoise } from '@/lib/server/pictures/samplePictures';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { sitDown } from '@/lib/server/testing/atDesk';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import * as shown from '@/pages/api/campaign-pictures/[name]';
import * as pictures from '@/pages/api/desk/pictures';
import { type Nginx, startNginx } from '@/tests/reliability/cluster/nginx';
import { isInstalled } from '@/tests/reliability/support/programs';

process.env.DESK = 'on';
jest.setTimeout(30_000);

const PATH = '/api/desk/pictures';
const MB = 1024 * 1024;

let store: Store;
let site: ApiServer;
let nginx: Nginx;
let cookie = '';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const send = async (path: string, body: Buffer) => {
  const response = await fetch(`${nginx.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', Cookie: cookie },
    body: new Uint8Array(body),
  });
  return { status: response.status, text: await response.text() };
};

const shipped = isInstalled('nginx') ? describe : describe.skip;

shipped('through the nginx that is shipped, a picture of a campaign', () => {
  beforeAll(async () => {
    fakeNetwork.close();
    store = await openStore({ file: ':memory:' });
    shareStore(store);
    cookie = await sitDown(store.db, '9845012346', 'marketing');
    site = await startApi({
      [PATH]: pictures,
      // As next.config.js leads it there.
      '/pictures/campaigns/*': {
        default: (req, res) => {
          req.query.name = [req.query.nextauth ?? ''].flat()[0];
          return shown.default(req, res);
        },
      },
    });
    nginx = await startNginx({
      name: 'nginx-pictures',
      port: await freePort(),
      upstreams: [site.port],
    });
  });
  afterAll(async () => {
    await nginx.stop();
    await site.close();
    await store.close();
  });

  it('may have 8 MB, which no other address takes', async () => {
    const picture = await sampleNoise({ width: 3000, height: 2000 });
    expect(picture.length).toBeGreaterThan(3 * MB);
    expect((await send(PATH, picture)).status).toBe(200);
    expect((await send(PATH, Buffer.alloc(8 * MB))).status).toBe(400);
    expect((await send('/api/desk/enquiries', picture)).status).toBe(413);
  });

  it('is refused with a sentence from one byte more on, and without one where it is much more', async () => {
    const { status, text } = await send(PATH, Buffer.alloc(8 * MB + 1));
    expect(status).toBe(413);
    expect(text).toContain(PICTURE_PROBLEMS.tooLarge);
    expect(await send(PATH, Buffer.alloc(10 * MB))).toMatchObject({
      status: 413,
      text: expect.stringContaining('nginx'),
    });
  });

  it('is asked for once, and served from the cache however often, whatever stands behind it', async () => {
    const { text } = await send(PATH, await sampleNoise({ width: 900, height: 700 }));
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(text));
    const ask = async (query = '') => {
      const file = await fetch(`${nginx.origin}/pictures/campaigns/${id}-800.webp${query}`);
      return { status: file.status, cache: file.headers.get('x-cache') };
    };
    expect(await ask()).toEqual({ status: 200, cache: 'MISS' });
    await store.db.deleteFrom('campaign_pictures').execute();
    expect(await ask()).toEqual({ status: 200, cache: 'HIT' });
    expect(await ask('?made=up')).toEqual({ status: 200, cache: 'HIT' });
    const other = await fetch(`${nginx.origin}/pictures/campaigns/${id}-480.webp`);
    expect({ status: other.status, cache: other.headers.get('x-cache') }).toEqual({
      status: 404,
      cache: 'MISS',
    });
  });
});
