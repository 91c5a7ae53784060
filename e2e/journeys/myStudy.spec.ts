import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SITES } from '@/e2e/support/sites';
import { expect, test } from '@/e2e/support/test';

const CHAPTER = '/class7-ncert-solutions/ganita-prakash/chapter-10';
const NAME = 'Part 2, chapter 2: Operations with Integers';
const WEEK_MS = 7 * 86_400_000;

const answer = async (page: Page, question: string, text: string) => {
  const item = page.getByRole('listitem').filter({ hasText: question });
  await item.getByRole('textbox').fill(text);
  await item.getByRole('textbox').press('Enter');
  await expect(item.getByRole('status')).not.toBeEmpty();
};

/** What was answered is written down, a moment after the message. */
const untilStored = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('study-shelf'))).toContain(text);

const solveOne = async (page: Page) => {
  await page.goto(CHAPTER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await answer(page, 'Find (−8) × 7.', '-56');
  await untilStored(page, '"grade":"good"');
};

test('a pupil solves a question, and repeats it when it is time', async ({ page }) => {
  await page.clock.install();
  await solveOne(page);
  await page.getByRole('main').getByRole('link', { name: 'My study' }).click();
  await expect(page).toHaveURL('/my-study');
  await expect(
    page.getByText(/^Nothing to repeat today\. The next questions come on/),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Class 7' }).check();
  await expect(page.getByText(/^1 of 15 chapters begun, 1 question solved$/)).toBeVisible();

  await page.clock.setFixedTime(new Date(Date.now() + WEEK_MS));
  await page.reload();
  const today = page.getByRole('region', { name: 'Repeat today' });
  await today.getByRole('link', { name: NAME }).click();
  const repeat = page.getByRole('region', { name: 'To repeat today' });
  await expect(repeat.getByRole('heading', { name: 'To repeat today' })).toBeFocused();
  await repeat.getByRole('textbox').fill('-56');
  await repeat.getByRole('textbox').press('Enter');
  await expect(repeat.getByText('Done: that was all for today on this page.')).toBeVisible();
  await repeat.getByRole('link', { name: 'Back to my study' }).click();
  await expect(page.getByText(/^Nothing to repeat today\./)).toBeVisible();
});

test('a family moves the shelf to another phone, then erases it here', async ({
  page,
  browser,
}) => {
  await solveOne(page);
  await page.goto('/my-study');
  await page.getByText('Name and plan').click();
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Asha');
  await page.getByRole('button', { name: 'Save the name' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const copy = await readFile(await (await started).path());

  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(new URL('/my-study', page.url()).href);
  const file = phone.getByLabel('Bring in a copy').and(phone.locator('input'));
  await file.setInputFiles({
    name: 'photo.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(phone.getByText(/^This file is not a copy of a study shelf\./)).toBeVisible();
  await file.setInputFiles({ name: 'my-study.json', mimeType: 'application/json', buffer: copy });
  await expect(phone.getByText(/^Done: Asha is on the shelf\./)).toBeVisible();
  await expect(phone.getByRole('region', { name: 'This week: Asha' })).toContainText(NAME);
  await other.close();

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByText(/^Erased\./)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('study-shelf'))).toBeNull();
});

/** A script of the page: the development server names it after its module, `shelf` included. */
const isScript = (url: URL) =>
  url.pathname.startsWith('/_next/static/chunks/') && url.search === '';

test('nothing that a pupil answers leaves the device', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    // Next asks with HEAD for what a link leads to.
    const sends = !['GET', 'HEAD'].includes(request.method());
    if (sends || (/shelf|grade/.test(url) && !isScript(new URL(url)))) sent.push(url);
  });
  await solveOne(page);
  await page.goto('/my-study');
  await expect(page.getByRole('region', { name: 'This week: Child 1' })).toContainText(NAME);
  expect(sent).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(
    ({ baseURL }) => baseURL === SITES.development.url,
    'the development server styles pages with JavaScript',
  );

  test('the page says what it would do', async ({ page }) => {
    await page.goto('/my-study');
    await expect(page.getByText(/^Your shelf appears here once JavaScript is on/)).toBeVisible();
    await expect(page.getByText('Opening your shelf …')).toBeHidden();
  });
});
