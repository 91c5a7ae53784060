// dispatch.ts ORIGIN PACE: the site's dispatcher on its own, on the store of the environment and with
// the site's own ways of calling upstream.
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { createHttpErp } from '@/lib/server/erp/http';
import { createHttpSiteApi } from '@/lib/server/siteApi/http';
import { getStore } from '@/lib/server/store/store';
import { dispatchPace } from '@/tests/reliability/delivery/dispatchPace';

const [, , origin = '', given = ''] = process.argv;
const { timeLimitMs, ...pace } = dispatchPace.parse(JSON.parse(given));

const baseUrl = `${origin}/dispatcher`;
const erp = createHttpErp({ baseUrl, timeLimitMs });
const siteApi = createHttpSiteApi({ baseUrl, siteUrl: origin, timeLimitMs });

createDispatcher({
  ...pace,
  getServices: async () => ({ store: await getStore(), erp, siteApi }),
}).start();
// The dispatcher's own timers do not keep a process alive.
setInterval(() => {}, 60_000);
