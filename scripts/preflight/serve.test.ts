import { createServer, type Server } from 'node:http';
import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { findStaff, saveStaff } from '@/lib/server/desk/staff';
import { askRun, latestRun } from '@/lib/server/preflight/runs';
import type { Database } from '@/lib/server/store/schema';
import { openStore } from '@/lib/server/store/store';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { serveChecks } from './serve';

const PATH = '/campaign/pune';

let db: Database;
let close: () => Promise<void>;
let site: Server;
let origin = '';
beforeAll(async () => {
  fakeNetwork.close();
  ({ db, close } = await openStore({ file: ':memory:' }));
  site = createServer((_, res) => res.end('{"status":"live"}'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  await close();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  await db.deleteFrom('preflight_runs').execute();
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const ask = async () => {
  await saveStaff(db, '9845012346', { role: 'marketing', branches: null }, Date.now());
  const staff = await findStaff(db, '9845012346');
  if (staff === null) throw new Error('Nobody was saved.');
  return askRun(db, staff, PATH, Date.now());
};

const work = async (worker: Partial<Parameters<typeof serveChecks>[0]> = {}) => {
  await serveChecks({
    db,
    origin,
    isOnce: true,
    idleMs: 0,
    launch: async () => {
      throw new Error("Executable doesn't exist");
    },
    stopping: new AbortController().signal,
    ...worker,
  });
  return latestRun(db, PATH, Date.now());
};

it('ends where nothing was asked for', async () => {
  expect(await work()).toBeNull();
});

it('says that there is no browser', async () => {
  await ask();
  expect(await work()).toMatchObject({ state: 'no-browser', problem: null });
});

it('says in a sentence that the site cannot be visited', async () => {
  await ask();
  expect(await work({ origin: 'http://127.0.0.1:2' })).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^http:\/\/127\.0\.0\.1:2 refused the connection/),
  });
});

it('says of a check whose browser dies that it did not end, and goes on', async () => {
  await ask();
  const launch = async () => {
    const browser = {
      newContext: () => Promise.reject(new Error('Browser has been closed')),
      close: async () => {},
    };
    return Object.assign(Object.create(null), browser);
  };
  expect(await work({ launch })).toMatchObject({
    state: 'failed',
    problem: PREFLIGHT_COPY.unfinished,
  });
});

it('stops at once when it is told to', async () => {
  const stopping = new AbortController();
  const working = work({ isOnce: false, stopping: stopping.signal });
  stopping.abort();
  expect(await working).toBeNull();
});
