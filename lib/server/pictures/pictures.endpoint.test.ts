import { request } from 'node:http';
import { z } from 'zod';
import { PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import { RATE_LIMITS } from '@/data/limits';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { sitDown } from '@/lib/server/testing/atDesk';
import { lastPartAs } from '@/lib/server/testing/lastPart';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import * as shown from '@/pages/api/campaign-pictures/[name]';
import * as pictures from '@/pages/api/desk/pictures';
import { oneAtATime } from './oneAtATime';
import { sampleJpeg } from './samplePictures';

process.env.DESK = 'on';
jest.setTimeout(30_000);

const PATH = '/api/desk/pictures';
const LARGEST = 8 * 1024 * 1024;

let site: LoginSite;
let cookie = '';
beforeAll(async () => {
  site = await startLoginSite({
    [PATH]: pictures,
    '/api/campaign-pictures/*': { default: lastPartAs('name', shown.default) },
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
  await site.store.db.deleteFrom('campaign_pictures').execute();
  cookie = await sitDown(site.store.db, '9845012346', 'marketing');
});

const answer = z.object({ id: z.string(), width: z.number(), height: z.number() });
const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const send = async (body: Buffer, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}${PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', Cookie: cookie, ...headers },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

const storedRows = () => site.store.db.selectFrom('campaign_pictures').select('id').execute();

it('takes a picture of somebody in marketing, shows it to everybody, and the audit names it', async () => {
  const { status, body } = await send(await sampleJpeg({ width: 1300, height: 900 }));
  expect(status).toBe(200);
  const { id, width, height } = answer.parse(body);
  expect({ width, height }).toEqual({ width: 1200, height: 831 });
  const file = await fetch(`${site.url}/api/campaign-pictures/${id}-800.webp`);
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  const entries: string[] = [];
  await verifyAudit(site.store.db, ({ action, filter_json }) =>
    entries.push(`${action} ${filter_json}`),
  );
  expect(entries.at(-1)).toBe(`desk picture {"picture":"${id}"}`);
});

it.each(['0'.repeat(32), 'x', ''])(
  'has no picture called %j, and no cache stores that',
  async (id) => {
    const file = await fetch(`${site.url}/api/campaign-pictures/${id}-800.webp`);
    expect(file.status).toBe(404);
    expect(file.headers.get('cache-control')).toBe('no-store');
  },
);

describe('refuses', () => {
  it('8 MB and a byte, with a sentence', async () => {
    const { status, body } = await send(Buffer.alloc(LARGEST + 1, 0xff));
    expect(status).toBe(413);
    expect(refusal.parse(body).error.message).toBe(PICTURE_PROBLEMS.tooLarge);
    // One byte less is read, and found to be no picture.
    expect(await send(Buffer.alloc(LARGEST, 0xff))).toMatchObject({ status: 400 });
  });

  it('whatever is no picture, and stores nothing of it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const { status, body } = await send(svg, { 'Content-Type': 'image/png' });
    expect(status).toBe(400);
    expect(refusal.parse(body).error.message).toBe(PICTURE_PROBLEMS.notAPicture);
    expect(await storedRows()).toEqual([]);
  });

  it('what a form of another site can send, and what comes from there', async () => {
    const picture = await sampleJpeg({ width: 800, height: 600 });
    const type = { 'Content-Type': 'text/plain' };
    expect(await send(picture, type)).toMatchObject({ status: 415 });
    const packed = { 'Content-Encoding': 'gzip' };
    expect(await send(picture, packed)).toMatchObject({ status: 415 });
    const foreign = { Origin: 'https://evil.example' };
    expect(await send(picture, foreign)).toMatchObject({ status: 403 });
    expect(await storedRows()).toEqual([]);
  });

  it('somebody of admissions, for whom it does not exist, and nobody at all', async () => {
    const picture = await sampleJpeg({ width: 800, height: 600 });
    const other = await sitDown(site.store.db, '9845012345', 'admissions');
    expect(await send(picture, { Cookie: other })).toMatchObject({ status: 404 });
    expect(await send(picture, { Cookie: '' })).toMatchObject({ status: 401 });
    expect(await send(picture, { Cookie: 'opaline.desk=x' })).toMatchObject({ status: 401 });
  });

  it('more in ten minutes than anybody needs', async () => {
    const nothing = Buffer.from('x');
    for (let sent = 0; sent < RATE_LIMITS.deskPicture; sent += 1) await send(nothing);
    expect(await send(nothing)).toMatchObject({ status: 429 });
  });

  it('a fourth while one is being read and two wait', async () => {
    let open = (_: unknown): void => {};
    const first = new Promise((resolve) => {
      open = resolve;
    });
    const before = [1, 2, 3].map(() => oneAtATime(() => first));
    const { status, body } = await send(await sampleJpeg({ width: 800, height: 600 }));
    open(null);
    await Promise.all(before);
    expect(status).toBe(429);
    expect(refusal.parse(body).error.message).toMatch(/half a minute/);
  });
});

it('says that nobody is logged in before a byte of the picture has come', async () => {
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': LARGEST };
    const asked = request({ hostname, port, path: PATH, method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      asked.destroy();
    });
    asked.on('error', reject).flushHeaders();
  });
  expect(status).toBe(401);
});
