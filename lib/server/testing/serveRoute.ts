import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse, http, passthrough } from 'msw';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';

export type ServedRoute = { url: string; close: () => Promise<void> };

const CONTEXT = {
  dev: false,
  previewModeId: 'preview',
  previewModeEncryptionKey: 'key',
  previewModeSigningKey: 'key',
};

/** Serves one API route on a free local port as Next does, for real requests from unit tests. */
export const serveRoute = async (handler: NextApiHandler): Promise<ServedRoute> => {
  const route = { default: handler, config: { api: { bodyParser: false } } };
  const server = createServer((req, res) => {
    const query = Object.fromEntries(new URL(req.url ?? '/', 'http://localhost').searchParams);
    apiResolver(req, res, query, route, CONTEXT, false).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${portOf(server.address())}`, close };
};

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const LOCAL_HOSTS = ['127.0.0.1', 'localhost'];

/** Lets a test's calls to this machine through the fake network. Call it before each test. */
export const allowLocalCalls = (): void => {
  fakeNetwork.use(
    http.all('*', ({ request }) =>
      LOCAL_HOSTS.includes(new URL(request.url).hostname) ? passthrough() : HttpResponse.error(),
    ),
  );
};
