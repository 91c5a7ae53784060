import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isRouteTable } from '../routeTables';

export type Weight = {
  /** All that our own origin transferred, headers included. */
  bytes: number;
  /** The scripts of the first load, gzip, as `npm run budgets` counts them: without Next's tables of routes. */
  scriptBytes: number;
};

/** Adds up what comes from our own origin on this page from now on; nothing that was kept counts. */
const addBytes = async (page: Page, origin: string): Promise<() => number> => {
  let bytes = 0;
  const own = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith(origin)) own.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};

type Loaded = { scripts: Response[]; document: Response | null };

const collect = (page: Page, origin: string): Loaded => {
  const loaded: Loaded = { scripts: [], document: null };
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'document') loaded.document ??= response;
    if (type === 'script' && response.url().startsWith(origin)) loaded.scripts.push(response);
  });
  return loaded;
};

// What comes later is not part of the first load, however slow the machine is.
const firstScripts = async ({ scripts, document }: Loaded): Promise<Response[]> => {
  const html = (await document?.text()) ?? '';
  return scripts.filter((script) => {
    const { pathname } = new URL(script.url());
    return html.includes(`src="${pathname}"`) && !isRouteTable(pathname);
  });
};

// The server may pack less tightly, and a delivery network more: the budget is of the code itself.
const gzipSize = async (script: Response): Promise<number> =>
  gzipSync(await script.body(), { level: 9 }).length;

/** Puts the page on the scale before it is opened; the answer reads the scale. */
export const weigh = async (page: Page, origin: string): Promise<() => Promise<Weight>> => {
  const readBytes = await addBytes(page, origin);
  const loaded = collect(page, origin);
  return async () => {
    const sizes = await Promise.all((await firstScripts(loaded)).map(gzipSize));
    return { bytes: readBytes(), scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
};
