import http from 'node:http';
import type { Browser } from '@playwright/test';
import { type BareSite, startBareSite } from '@/e2e/support/bareSite';
import { SITES } from '@/e2e/support/sites';
import { expect, test } from '@/e2e/support/test';
import { IS_LONG } from '@/lib/testing/size';
import { median } from '@/tests/reliability/support/statistics';

const BARE_PORT = 4250;
const ROUNDS = IS_LONG ? 7 : 3;
const ROUND_MS = 1000;
const CONNECTIONS = 8;

/** Of the rate of a bare page. */
const LEAST = 0.9;
/** Times the longest script of a bare page, which is Next's own start. In one piece, hydration was three. */
const LONGEST_SCRIPT = 1.5;
const VISITS = ROUNDS;
const SETTLED_MS = 1500;
const BRANCH = { name: 'branch', path: '/bangalore-branches/jalahalli' };
const PAGES = IS_LONG ? [BRANCH, { name: 'home', path: '/' }] : [BRANCH];

let bare: BareSite;

const get = (agent: http.Agent, url: string): Promise<void> =>
  new Promise((done, fail) => {
    http
      .get(url, { agent }, (response) => {
        response.resume();
        response.on('end', done);
      })
      .on('error', fail);
  });

/** Requests answered in one round. */
const countRequests = async (url: string): Promise<number> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ROUND_MS;
  let count = 0;
  const visit = async () => {
    while (performance.now() < end) {
      await get(agent, url);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  agent.destroy();
  return count;
};

test.afterAll(() => bare?.stop());

const wordsOf = async (path: string): Promise<string> => {
  const html = await (await fetch(`${SITES.production.url}${path}`)).text();
  return html.match(/<body>([\s\S]*?)<script id="__NEXT_DATA__"/)?.[1] ?? html;
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const words = PAGES.map(async ({ name, path }) => [name, await wordsOf(path)]);
  const pages = Object.fromEntries(await Promise.all(words));
  bare = await startBareSite({ port: BARE_PORT, pages });
});

/** Milliseconds of the longest script of a visit on a phone that is four times slower than this machine. */
const longestScript = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as unknown as { scripts: { duration: number }[] }[]) {
        for (const { duration } of frame.scripts) seen.longest = Math.max(seen.longest, duration);
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
  await page.goto(url);
  // The start of both is over long before: it takes half a second.
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest,
  );
  await context.close();
  return longest;
};

for (const { name, path } of PAGES) {
  test(`a touch on the ${name} page waits no longer for scripts than on a bare page`, async ({
    browser,
  }) => {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let visit = 0; visit < VISITS; visit += 1) {
      theirs.push(await longestScript(browser, `${bare.origin}/${name}`));
      ours.push(await longestScript(browser, `${SITES.production.url}${path}`));
    }
    const ratio = median(ours) / median(theirs);
    console.log(`${name}: the longest script is ${ratio.toFixed(2)} times a bare page's`);
    expect(ratio).toBeLessThanOrEqual(LONGEST_SCRIPT);
  });

  // A rate is a figure of a quiet machine.
  if (!IS_LONG) continue;

  test(`the ${name} page is served as fast as a bare page of the same words`, async () => {
    const ours = `${SITES.production.url}${path}`;
    const theirs = `${bare.origin}/${name}`;
    await countRequests(theirs);
    await countRequests(ours);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bareCount = await countRequests(theirs);
      ratios.push((await countRequests(ours)) / bareCount);
    }
    console.log(`${name}: ${median(ratios).toFixed(2)} of the rate of a bare page`);
    expect(median(ratios)).toBeGreaterThanOrEqual(LEAST);
  });
}
