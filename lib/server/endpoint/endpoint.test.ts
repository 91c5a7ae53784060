import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { allowLocalCalls, type ServedRoute, serveRoute } from '@/lib/server/testing/serveRoute';
import { SiteError } from '@/lib/site/siteError';
import { type Answer, endpoint } from './endpoint';
import { mustWait } from './mustWait';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const NAME = z.object({ name: z.string().min(1), child: z.object({ age: z.number() }).optional() });

let store: Store;
const routes: ServedRoute[] = [];

const folder = mkdtempSync(join(tmpdir(), 'site-endpoint-'));
beforeAll(async () => {
  store = await openStore({ file: join(folder, 'site.db') });
  shareStore(store);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(allowLocalCalls);
afterEach(() => Promise.all(routes.splice(0).map((route) => route.close())));

type Given = Parameters<typeof endpoint>[1];

const serve = async (handler: ReturnType<typeof endpoint>) => {
  const route = await serveRoute(handler);
  routes.push(route);
  return (init: RequestInit = {}) => fetch(`${route.url}/api/x`, init);
};

const hello = endpoint({ method: 'POST', body: NAME }, async ({ body }) => ({
  json: { hello: body.name },
}));
const failing = (error: unknown) => {
  const fail: Given = async () => {
    throw error;
  };
  return endpoint({ method: 'GET' }, fail);
};

it('gives the checked body to the handler and sends its answer', async () => {
  const call = await serve(hello);
  const answer = await call({ method: 'POST', headers: JSON_TYPE, body: '{"name":"Asha","x":1}' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ hello: 'Asha' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('gives the handler what was found out about who asks', async () => {
  const admit = async () => ({ who: 'Meena' });
  const call = await serve(
    endpoint({ method: 'POST', body: NAME, admit }, async ({ who, body }) => ({
      json: { [who]: body.name },
    })),
  );
  const answer = await call({ method: 'POST', headers: JSON_TYPE, body: '{"name":"Asha"}' });
  expect(await answer.json()).toEqual({ Meena: 'Asha' });
});

describe('refuses', () => {
  const body = '{"name":"Asha"}';
  it.each([
    ['another method', { method: 'PUT', headers: JSON_TYPE, body }, 405, 'request/method'],
    ['reading', { method: 'GET' }, 405, 'request/method'],
    [
      'a foreign origin',
      { method: 'POST', headers: { ...JSON_TYPE, Origin: 'https://evil.example' }, body },
      403,
      'request/origin',
    ],
    ['a body without a type', { method: 'POST', body: Buffer.from(body) }, 415, 'request/type'],
    [
      'plain text',
      { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body },
      415,
      'request/type',
    ],
    [
      'a form where none is taken',
      { method: 'POST', headers: FORM_TYPE, body: 'name=A' },
      415,
      'request/type',
    ],
    [
      'a packed body',
      { method: 'POST', headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body },
      415,
      'request/type',
    ],
    [
      'a body that is not JSON',
      { method: 'POST', headers: JSON_TYPE, body: '{name}' },
      400,
      'request/invalid',
    ],
    ['an empty body', { method: 'POST', headers: JSON_TYPE, body: '' }, 400, 'request/invalid'],
    [
      'a body that is not text',
      { method: 'POST', headers: JSON_TYPE, body: Buffer.from([0x22, 0xff, 0x22]) },
      400,
      'request/invalid',
    ],
    ['another shape', { method: 'POST', headers: JSON_TYPE, body: '[]' }, 400, 'request/invalid'],
    [
      'a body over 64 KB',
      { method: 'POST', headers: JSON_TYPE, body: `{"name":"${'a'.repeat(65_536)}"}` },
      413,
      'request/too-large',
    ],
    [
      'a body over 1 MB',
      { method: 'POST', headers: JSON_TYPE, body: `{"name":"${'a'.repeat(2_000_000)}"}` },
      413,
      'request/too-large',
    ],
  ])('%s', async (_what, init, status, code) => {
    const call = await serve(hello);
    const answer = await call(init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  it('another method, and says which one it takes', async () => {
    const call = await serve(hello);
    expect((await call()).headers.get('Allow')).toBe('POST');
    const callReader = await serve(endpoint({ method: 'GET' }, async () => ({ json: 1 })));
    expect((await callReader({ method: 'DELETE' })).headers.get('Allow')).toBe('GET, HEAD');
  });

  it('a stream without an end, by hanging up', async () => {
    const route = await serveRoute(hello);
    routes.push(route);
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(route.url).port) });
      socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
      socket.write('Transfer-Encoding: chunked\r\n\r\n');
      const more = setInterval(() => socket.write(chunk), 1);
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        clearInterval(more);
        resolve(received);
      });
    });
    // Nothing at all where the hanging up was faster than the answer.
    expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
  });

  it('whoever may not ask, whatever they send', async () => {
    const admit = async () => {
      throw new SiteError('session/required');
    };
    const call = await serve(
      endpoint({ method: 'POST', body: NAME, admit }, async () => ({ json: 1 })),
    );
    const answer = await call({ method: 'POST', headers: JSON_TYPE, body: 'no JSON' });
    expect(answer.status).toBe(401);
  });

  it('wrong details, and names the first field', async () => {
    const call = await serve(hello);
    const body = '{"name":"Asha","child":{"age":"six"}}';
    const answer = await call({ method: 'POST', headers: JSON_TYPE, body });
    expect(await answer.json()).toMatchObject({ error: { field: 'child.age' } });
  });

  it('the 201st enquiry from one address in ten minutes', async () => {
    const limited = endpoint({ method: 'GET', limit: 'enquiry' }, async () => ({ json: 'saved' }));
    const call = await serve(limited);
    const statuses: number[] = [];
    for (let sent = 0; sent < 200; sent += 1) statuses.push((await call()).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await refused.json()).toMatchObject({ error: { code: 'request/too-many' } });
  });
});

describe('a form without JavaScript', () => {
  const toThanks = endpoint(
    {
      method: 'POST',
      body: NAME,
      form: 'accepted',
      onFormError: ({ code, field }) => ({ redirect: `/enquiry?problem=${code}&field=${field}` }),
    },
    async ({ body, isForm }): Promise<Answer> =>
      isForm ? { redirect: `/thanks?${body.name}` } : { status: 201, json: body },
  );
  const post = (body: string) =>
    ({ method: 'POST', headers: FORM_TYPE, body, redirect: 'manual' }) satisfies RequestInit;

  it('is redirected when all is well', async () => {
    const call = await serve(toThanks);
    const answer = await call(post('name=Asha'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/thanks?Asha');
  });

  it('is redirected when a field is wrong', async () => {
    const call = await serve(toThanks);
    const answer = await call(post('name='));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/enquiry?problem=request/invalid&field=name');
  });

  it('does not change what a script gets', async () => {
    const call = await serve(toThanks);
    const right = await call({ method: 'POST', headers: JSON_TYPE, body: '{"name":"Asha"}' });
    expect(right.status).toBe(201);
    const wrong = await call({ method: 'POST', headers: JSON_TYPE, body: '{}' });
    expect(wrong.status).toBe(400);
  });
});

describe('errors', () => {
  it.each([
    [new SiteError('otp/wrong'), 401, 'otp/wrong', 'Wrong OTP.'],
    [new SiteError('otp/expired'), 400, 'otp/expired', 'OTP Expired'],
    [new SiteError('otp/blocked'), 403, 'otp/blocked', 'Something went wrong please try again'],
    [
      new SiteError('enquiry/refused', { message: 'Already on board.' }),
      422,
      'enquiry/refused',
      'Already on board.',
    ],
    [
      new Error('select * from enquiries'),
      500,
      'service/unavailable',
      'This is not working just now. Please try again in a few minutes.',
    ],
    ['a thrown text', 500, 'service/unavailable', expect.any(String)],
  ])('%s is answered with %p', async (error, status, code, message) => {
    const call = await serve(failing(error));
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { code, message } });
  });

  it('say how long to wait', async () => {
    const call = await serve(failing(mustWait('otp/too-many-sends', 119.5)));
    const answer = await call();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('120');
    const message = 'Too many codes were asked for. Please wait 2 minutes and try again.';
    expect(await answer.json()).toEqual({ error: { code: 'otp/too-many-sends', message } });
  });
});

describe('the request id', () => {
  it.each([
    ['abcdef-12345678', true],
    ['short', false],
    ['with spaces and more', false],
    ['x'.repeat(65), false],
  ])('a request id of %p is taken over: %p', async (given, isTaken) => {
    const call = await serve(
      endpoint({ method: 'GET' }, async ({ requestId }) => ({ json: requestId })),
    );
    const answer = await call({ headers: { 'X-Request-Id': given } });
    const id = answer.headers.get('X-Request-Id');
    expect(await answer.json()).toBe(id);
    expect(id === given).toBe(isTaken);
  });
});

it('leaves alone what a handler has written itself', async () => {
  const call = await serve(
    endpoint({ method: 'GET' }, async ({ res }) => {
      res.status(202).send('mine');
    }),
  );
  const answer = await call();
  expect(answer.status).toBe(202);
  expect(await answer.text()).toBe('mine');
});

it('answers 204 when a handler has nothing to say', async () => {
  const call = await serve(endpoint({ method: 'GET' }, async () => undefined));
  expect((await call()).status).toBe(204);
});
