import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PHONE_NUMBERS } from '@/data/phones';
import { askRaw } from '@/e2e/support/askRaw';
import { buildIdOf, pagePropsOf } from '@/e2e/support/chromeRequests';
import { fillEnquiry, REFERENCE } from '@/e2e/support/enquiry';
import { askForOtp, typeOtp } from '@/e2e/support/login';
import { TRIED_KINDS } from '@/e2e/support/pageKinds';
import { type RunningProcess, startSite } from '@/e2e/support/startSite';
import { test as base, expect } from '@/e2e/support/test';

// The build under `next start -H 127.0.0.1`, without our server: docs/decisions/plain-next-start.md.
const PORT = 4246;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const dataDir = join(process.cwd(), 'test-results', 'data', 'plain-next');

const test = base.extend({
  baseURL: ORIGIN,
  school: async ({ browserName: _ }, use) => {
    await use({ database: join(dataDir, 'site.db'), outbox: join(dataDir, 'sms-outbox.jsonl') });
  },
});

let site: RunningProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  site = await startSite('plain', { port: PORT, dataDir });
});
test.afterAll(() => site?.stop());

test('a page of each kind is there, with its security headers', async () => {
  test.setTimeout(180_000);
  for (const { kind, path } of TRIED_KINDS) {
    const { status, headers } = await askRaw(ORIGIN, path);
    expect.soft(status, kind).toBe(kind === 'not found' ? 404 : 200);
    expect.soft(headers, kind).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('a landing page shows the number of the visit, and no cache may have it', async () => {
  for (const [path, number] of [
    ['/lp/pune', PHONE_NUMBERS.main],
    ['/lp/gurgaon?utm_source=google', PHONE_NUMBERS.gurgaon],
    ['/campaign/pune?utm_source=facebook&gclid=a', PHONE_NUMBERS.facebook],
  ] as const) {
    const { status, headers, body } = await askRaw(ORIGIN, path);
    expect(status, path).toBe(200);
    expect(pagePropsOf(body), path).toHaveProperty('contact.phone', number.header);
    expect(headers['cache-control'], path).toBe('private, no-store');
  }
  const { body } = await askRaw(ORIGIN, '/lp/pune');
  const data = await askRaw(
    ORIGIN,
    `/_next/data/${buildIdOf(body)}/lp/gurgaon.json?city=gurgaon&utm_source=google`,
    { headers: { 'x-nextjs-data': '1' } },
  );
  expect(JSON.parse(data.body).pageProps.contact.phone).toBe(PHONE_NUMBERS.gurgaon.header);
});

test('redirects lead on within the site, whatever its host is called', async () => {
  for (const [path, status, location] of [
    ['/day-school?key=1', 302, '/'],
    ['/Day-school?utm_source=google', 308, '/day-school?utm_source=google'],
    ['/branches/bangalore', 308, '/bangalore-branches'],
    ['/landing/google/lp/pune', 308, '/lp/pune'],
  ] as const) {
    const answer = await askRaw(ORIGIN, path, { headers: { Host: 'www.school.example' } });
    expect.soft([answer.status, answer.headers.location], path).toEqual([status, location]);
  }
});

test('headers by which Next talks to itself choose no page from outside', async () => {
  const variant = '/landing/google/campaignv1/sonipat';
  for (const headers of [
    { 'x-middleware-rewrite': variant, 'x-nextjs-rewrite': variant },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-next': '1', 'x-middleware-skip': '1' },
    { 'x-matched-path': '/landing/[number]/campaignv1/[...slug]', 'x-invoke-path': variant },
  ] as Record<string, string>[]) {
    const { status, body } = await askRaw(ORIGIN, '/campaignv1/sonipat', { headers });
    expect(status).toBe(200);
    expect(pagePropsOf(body)).toHaveProperty('contact.phone', PHONE_NUMBERS.ncr.header);
  }
});

test('health, metrics, the feed and a part of a file are answered', async () => {
  const ready = JSON.parse((await askRaw(ORIGIN, '/api/health/ready')).body);
  expect(ready.warnings).toContain('site-url-unset');
  expect((await askRaw(ORIGIN, '/metrics')).body).toContain('\nstore_up 1');
  expect((await askRaw(ORIGIN, '/blog/feed.xml')).status).toBe(200);
  const part = await askRaw(ORIGIN, '/brochure.pdf', { headers: { Range: 'bytes=0-99' } });
  expect([part.status, part.headers['content-length']]).toEqual([206, '100']);
});

test('a parent enquires, confirms the number, and the school system has the enquiry', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/ois-pune-branches/nigdi');
  await fillEnquiry(page, newMobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  const confirm = page.getByRole('region', { name: 'Confirm your mobile number' });
  await confirm.getByRole('button', { name: 'Send OTP' }).click();
  await typeOtp(page, await readOtp(newMobile));
  await expect(page.getByText('Welcome', { exact: true }).first()).toBeVisible();
  const reference = (await page.getByText(REFERENCE).first().textContent())?.match(REFERENCE)?.[0];
  // Delivered by the dispatcher, which starts without server/main.ts.
  await expect(async () => {
    await page.goto(`/enquiry/${reference}`);
    await expect(page.getByRole('main')).toContainText('The branch calls you', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test('a parent logs in and searches', async ({ page, readOtp }) => {
  const mobile = '9000000001';
  await page.goto('/');
  await askForOtp(page, mobile);
  await typeOtp(page, await readOtp(mobile));
  await expect(page.getByRole('banner')).toContainText('Welcome');
  await page.goto('/search?s=pune');
  await expect(page.getByRole('main').getByRole('link', { name: /pune/i }).first()).toBeVisible();
});
