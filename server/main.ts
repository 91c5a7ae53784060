// The production server, for a build that stands: node .next/server.mjs. Reads HOST and PORT.
import '@/lib/server/env/loadEnvFiles.mjs';
import './enterRelease';
import { networkInterfaces } from 'node:os';
import closeWithGrace from 'close-with-grace';
import next from 'next';
import { MAX_CONNECTIONS } from '@/data/limits';
import { isStopping, stopSite } from '@/lib/server/lifecycle/stopping';
import { log } from '@/lib/server/log/log';
import { createApp } from './createApp';
import { refuseUpgrades } from './refuseUpgrades';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** After this a stop that hangs is cut off. */
const LONGEST_STOP_MS = 30_000;

const port = Number(process.env.PORT || 3000);

/** All addresses, as Next does: of both kinds where the machine has both. */
const allAddresses = (): string => {
  const known = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return known.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
};

const host = process.env.HOST || allAddresses();

const serve = async (): Promise<void> => {
  const app = createApp(() => site.getRequestHandler(), process.env);
  refuseUpgrades(app.server);
  // Without a host name: told of 127.0.0.1, Next takes the middleware's rewrites for another site's
  // (vercel/next.js#94745).
  const site = next({ dev: false, port, httpServer: app.server });
  app.addHook('onClose', () => site.close());

  const { close } = closeWithGrace(
    { delay: LONGEST_STOP_MS, logger: false, skip: [...SIGNALS, 'unhandledRejection'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stopping because of an error');
      await Promise.all([stopSite(), app.close()]);
    },
  );
  // A terminal and npm both pass a signal on: the second one must not cut what the first one lets end.
  for (const signal of SIGNALS) process.on(signal, () => isStopping() || close());

  await site.prepare();
  await app.listen({ port, host, backlog: MAX_CONNECTIONS });
};

await serve().catch((error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `PORT: ${port} is in use by another program; stop that one or choose another port.`
      : error,
  );
  process.exit(1);
});
