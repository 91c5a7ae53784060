// dispatch.ts ORIGIN: the site's dispatcher on its own, on the store of the environment and with the
// site's own ways of calling upstream.
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { createHttpErp } from '@/lib/server/erp/http';
import { createHttpSiteApi } from '@/lib/server/siteApi/http';
import { getStore } from '@/lib/server/store/store';

/** A five-hundredth of the site's pauses, so that hours of retries fit into a minute. */
const HURRIED = { lockMs: 1_500, pollMs: 50, pauseScale: 0.002 };
const timeLimitMs = 1_000;

const [, , origin = ''] = process.argv;

const baseUrl = `${origin}/dispatcher`;
const erp = createHttpErp({ baseUrl, timeLimitMs });
const siteApi = createHttpSiteApi({ baseUrl, siteUrl: origin, timeLimitMs });

createDispatcher({
  ...HURRIED,
  getServices: async () => ({ store: await getStore(), erp, siteApi }),
}).start();
// The dispatcher's own timers do not keep a process alive.
setInterval(() => {}, 60_000);
