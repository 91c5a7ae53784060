import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { SiteError } from '@/lib/site/siteError';
import { sendFile } from './sendFile';

const LINE = `${'x'.repeat(99)}\n`;
const CHUNK = LINE.repeat(1_000);
const CHUNKS = 300;

/** A file of 30 MB, and how far it was read. */
const readFile = () => {
  const state = { read: 0, isOver: false };
  const lines = async function* () {
    try {
      for (; state.read < CHUNKS; state.read += 1) yield CHUNK;
    } finally {
      state.isOver = true;
    }
  };
  return { state, lines };
};

let file = readFile();
const server = createServer((_req, res) => {
  sendFile(res, 'enquiries.csv', file.lines()).catch((error: unknown) => {
    res.statusCode = error instanceof SiteError ? 429 : 500;
    res.end(error instanceof Error ? error.message : '');
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  allowLocalCalls();
  file = readFile();
});

const port = () => (server.address() as AddressInfo).port;
const ask = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: port(), host: '127.0.0.1', agent: false }, resolve).on('error', reject);
  });
const textOf = async (response: IncomingMessage) => {
  let size = 0;
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    size += chunk.length;
    text = chunk;
  }
  return { size, text };
};

it('reads no further than the browser takes, and then all of it', async () => {
  const response = await ask();
  await sleep(300);
  const early = file.state.read;
  expect(early).toBeLessThan(CHUNKS / 2);
  expect(response.headers['content-disposition']).toContain('enquiries.csv');
  expect((await textOf(response)).size).toBe(CHUNKS * CHUNK.length);
  expect(file.state).toEqual({ read: CHUNKS, isOver: true });
});

it('sends one file at a time: the next one is told to wait, in a sentence', async () => {
  const first = await ask();
  const second = await ask();
  expect(second.statusCode).toBe(429);
  expect((await textOf(second)).text).toMatch(
    /^Another file is being saved just now\. Please wait/,
  );
  await textOf(first);
  expect((await ask()).statusCode).toBe(200);
});

it('ends with a browser that leaves, and the next one gets its file', async () => {
  const gone = await ask();
  gone.destroy();
  for (let tries = 0; tries < 100 && !file.state.isOver; tries += 1) await sleep(20);
  expect(file.state.isOver).toBe(true);
  expect(file.state.read).toBeLessThan(CHUNKS);
  file = readFile();
  const next = await ask();
  expect(next.statusCode).toBe(200);
  await textOf(next);
});
