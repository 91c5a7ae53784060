import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type Weight = {
  /** All that our own origin transferred, headers included. */
  bytes: number;
  /** The scripts of the first load, gzip, as `npm run budgets` counts them. */
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

/** The scripts that came before the page's load event. */
const collectScripts = (page: Page, origin: string): Response[] => {
  const scripts: Response[] = [];
  let hasLoaded = false;
  page.once('load', () => {
    hasLoaded = true;
  });
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && !hasLoaded && response.url().startsWith(origin)) scripts.push(response);
  });
  return scripts;
};

// The server may pack less tightly, and a delivery network more: the budget is of the code itself.
const gzipSize = async (script: Response): Promise<number> =>
  gzipSync(await script.body(), { level: 9 }).length;

/** Puts the page on the scale before it is opened; the answer reads the scale. */
export const weigh = async (page: Page, origin: string): Promise<() => Promise<Weight>> => {
  const readBytes = await addBytes(page, origin);
  const scripts = collectScripts(page, origin);
  return async () => {
    const sizes = await Promise.all(scripts.map(gzipSize));
    return { bytes: readBytes(), scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
};
