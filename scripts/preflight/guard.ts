import type { BrowserContext, Route } from '@playwright/test';

export type Guard = {
  /** Hosts of others that were asked for something. */
  hosts: string[];
};

const ENQUIRY_TAKEN = { id: 'OIS-0000-0000', delivered: false };

/** Answered here: nothing of a check reaches anybody else. */
const answerForOthers = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });

/** On a site that we did not start only reading is allowed; an enquiry ends here. */
const answerForSite = (route: Route): Promise<void> => {
  const request = route.request();
  if (['GET', 'HEAD'].includes(request.method())) return route.fallback();
  return request.url().endsWith('/api/enquiries')
    ? route.fulfill({ status: 201, json: ENQUIRY_TAKEN })
    : route.fulfill({ status: 200, json: {} });
};

/**
 * Runs in the page, before its own scripts. What a page sends while it is left outlives it, and no route
 * sees it: it is stopped where it begins.
 */
const sendNothingAtTheEnd = (): void => {
  const { fetch } = window;
  let isLeft = false;
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  navigator.sendBeacon = () => true;
  window.fetch = (input, init) =>
    isLeft || init?.keepalive ? Promise.resolve(new Response('{}')) : fetch(input, init);
};

/** Keeps every request to others on this machine, and on a foreign site everything that writes. */
export const guard = async (
  context: BrowserContext,
  { origin, isOurs }: { origin: string; isOurs: boolean },
): Promise<Guard> => {
  const hosts: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      hosts.push(new URL(route.request().url()).host);
      return answerForOthers(route);
    },
  );
  if (!isOurs) {
    await context.route((url) => url.origin === origin, answerForSite);
    await context.addInitScript(sendNothingAtTheEnd);
  }
  return { hosts };
};
