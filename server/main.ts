// The production server, for a build that stands: node .next/server.mjs. Reads HOST and PORT.
import '@/lib/server/env/loadEnvFiles.mjs';
import './enterRelease';
import closeWithGrace from 'close-with-grace';
import next from 'next';
import { EnvError } from '@/lib/server/env/envError';
import { checkSettings } from '@/lib/server/lifecycle/checkSettings';
import { addressOf, listenProblem, tryListening } from '@/lib/server/lifecycle/listening';
import { endSite, isStopping, stopSite } from '@/lib/server/lifecycle/stopping';
import { log } from '@/lib/server/log/log';
import { keepSavingScripts } from '@/lib/server/oldScripts/savedScripts';
import { createApp } from './createApp';
import { withOldScripts } from './oldScripts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** After this a stop that hangs is cut off. */
const LONGEST_STOP_MS = 30_000;
/** Connections that wait for Node.js, which takes in one in each round of its event loop. */
const BACKLOG = 4096;

const address = addressOf(process.env);

const serve = async (): Promise<void> => {
  // Before anything is opened: a second start by mistake changes nothing.
  checkSettings();
  await tryListening(address);
  const app = createApp(() => withOldScripts(site.getRequestHandler()), process.env);
  // Next opens web sockets in development only. A reset before it listens would end the process.
  app.server.on('upgrade', (_request, socket) => socket.destroy());
  const site = next({ dev: false, port: address.port, httpServer: app.server });
  app.addHook('onClose', () => site.close());

  const { close } = closeWithGrace(
    { delay: LONGEST_STOP_MS, logger: false, skip: [...SIGNALS, 'unhandledRejection'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stopping because of an error');
      await Promise.all([stopSite(), app.close()]);
      await endSite();
    },
  );
  // A terminal and npm both pass a signal on: the second one must not cut what the first one lets end.
  for (const signal of SIGNALS) process.on(signal, () => isStopping() || close());

  await site.prepare();
  await app.listen({ ...address, backlog: BACKLOG });
  keepSavingScripts();
};

await serve().catch((error) => {
  const isWrongSetting = error instanceof EnvError;
  console.error(isWrongSetting ? error.message : (listenProblem(error, address) ?? error));
  process.exit(1);
});
