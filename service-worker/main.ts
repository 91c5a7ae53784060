// The build makes public/sw.js of it. It serves what `lib/offline/keepClass` has stored and
// stores nothing itself; who keeps no class has none of it.
import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { CACHES, classOfRecord, isKeepable, isKeptFile } from '@/lib/offline/kept';
import { buildNoNetworkPage } from './noNetworkPage';

/** On a train a connection may be there and say nothing. */
const PATIENCE_SECONDS = 4;

const storeNothing: SerwistPlugin = { cacheWillUpdate: async () => null };

/** While the site restarts, a page that is here is better than the proxy's apology. */
const refuseBrokenAnswers: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The site answered ${response.status}`);
    return response;
  },
};

// Which sheet or fragment is asked for, the page itself reads; how an answer was packed, nobody asks.
const matchOptions = { ignoreSearch: true, ignoreVary: true };

const keptClasses = async (): Promise<readonly number[]> => {
  const requests = await (await caches.open(CACHES.records)).keys();
  return requests.flatMap(({ url }) => classOfRecord(url) ?? []);
};

// `no-cache`: the browser's own cache may hold an admission page of yesterday, too, and must ask first. A
// redirect is left to the browser, which follows it as a new navigation.
const askNetwork = (request: Request): Promise<Response> =>
  request.method === 'GET'
    ? fetch(request.url, { cache: 'no-cache', credentials: 'same-origin', redirect: 'manual' })
    : fetch(request);

const serwist = new Serwist({
  // There is nothing of a release in it, so a new one takes over at once and no open page notices.
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isKeptFile(url.pathname),
      handler: new CacheFirst({
        cacheName: CACHES.files,
        matchOptions: { ignoreVary: true },
        plugins: [storeNothing],
      }),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isKeepable(url.pathname),
      handler: new NetworkFirst({
        cacheName: CACHES.pages,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        matchOptions,
        plugins: [storeNothing, refuseBrokenAnswers],
      }),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ request }) => askNetwork(request),
    },
  ],
});

serwist.setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = buildNoNetworkPage(await keptClasses());
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
});

serwist.addEventListeners();
