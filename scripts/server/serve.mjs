import { createServer } from 'node:http';
import next from 'next';
import { createPageCache } from './pageCache.mjs';

/** The status that a process ends with by convention: 128 and the signal's number. */
const STATUS = { SIGTERM: 143, SIGINT: 130 };

/** Ends the process when the requests that are under way have been answered. */
const stopOn = (signal, server, app) =>
  process.once(signal, () => {
    server.close(async () => {
      await app.close().catch(() => undefined);
      process.exit(STATUS[signal]);
    });
    server.closeIdleConnections();
  });

/** Serves the production build on `port` of `hostname`, or of every address without one. */
export const serve = async ({ port, hostname }) => {
  const server = createServer();
  const app = next({ dev: false, port, hostname, httpServer: server });
  // Before the site starts: its own stop goes first and then calls these.
  for (const signal of Object.keys(STATUS)) stopOn(signal, server, app);
  await app.prepare();

  const answer = createPageCache({ handle: app.getRequestHandler() });
  server.on('request', (req, res) => {
    answer(req, res).catch((error) => {
      console.error(error);
      if (!res.headersSent) res.statusCode = 500;
      res.end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
};
