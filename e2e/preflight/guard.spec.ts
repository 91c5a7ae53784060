import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openContext } from '@/scripts/preflight/visit';

// All ways in which a page of ours, or a script in it, can send something.
const PAGE = `<!doctype html><title>Page</title><script>
  const url = '/api/counts';
  fetch(url, { method: 'POST', body: '{}' });
  fetch(url, { method: 'POST', body: '{}', keepalive: true });
  navigator.sendBeacon(url, '{}');
  addEventListener('pagehide', () => {
    navigator.sendBeacon(url, 'bye');
    fetch(url, { method: 'POST', body: 'bye' });
    fetch(new Request(url, { method: 'POST', body: 'bye', keepalive: true }));
  });
</script>`;

test('a check reads a site that others use, and neither counts there nor sends anything', async ({
  browser,
}) => {
  const asked: string[] = [];
  const site = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { context } = await openContext(browser, 'phone', { origin, isOurs: false });
  const page = await context.newPage();
  await page.goto(`${origin}/one`);
  await page.goto(`${origin}/two`);
  await page.waitForTimeout(500);
  await context.close();
  site.close();
  expect(asked.filter((line) => !line.endsWith('/favicon.ico'))).toEqual(['GET /one', 'GET /two']);
});
