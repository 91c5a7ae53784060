import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** What an echo was asked, as it answers with it. */
const HEARD = z.object({ url: z.string(), headers: z.record(z.string(), z.unknown()) });
export type Heard = z.infer<typeof HEARD>;

export const parseHeard = (body: string): Heard => HEARD.parse(JSON.parse(body));

type Options = { port: number; cacheControl: string };

/**
 * A site that answers with what reached it, and that sends whoever asks below /moved on, as Next does
 * it. Resolves to what ends it.
 */
export const startEcho = async ({ port, cacheControl }: Options): Promise<() => Promise<void>> => {
  const server = createServer(({ url = '', headers }, res) => {
    if (url.startsWith('/moved')) {
      res.writeHead(308, { Location: '/there' }).end();
      return;
    }
    res.setHeader('Cache-Control', cacheControl);
    res.end(
      JSON.stringify({ url, headers } satisfies { url: string; headers: IncomingHttpHeaders }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
