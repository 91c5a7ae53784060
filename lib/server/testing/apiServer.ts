import { createServer } from 'node:http';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';

/** What a file in `pages/api` exports. */
export type ApiRoute = { default: NextApiHandler; config?: { api: Record<string, unknown> } };

export type ApiServer = { url: string; port: number; close: () => Promise<void> };

const CONTEXT = {
  previewModeId: 'none',
  previewModeEncryptionKey: '',
  previewModeSigningKey: '',
  dev: false,
};

/**
 * Serves API routes on 127.0.0.1 as Next does. A path that ends in `/*` gives its rest to the
 * handler as `nextauth`, the one catch-all of this site.
 */
export const startApi = async (routes: Record<string, ApiRoute>): Promise<ApiServer> => {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://127.0.0.1');
    const prefix = Object.keys(routes).find(
      (path) => path.endsWith('/*') && pathname.startsWith(path.slice(0, -1)),
    );
    const route = routes[pathname] ?? routes[prefix ?? ''];
    const rest = pathname.slice((prefix?.length ?? 1) - 1).split('/');
    const query = {
      ...Object.fromEntries(searchParams),
      ...(route !== routes[pathname] && { nextauth: rest }),
    };
    void apiResolver(req, res, query, route, CONTEXT, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
