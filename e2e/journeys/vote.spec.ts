import type { Page } from '@playwright/test';
import { typeOtp } from '@/e2e/support/login';
import { expect, test } from '@/e2e/support/test';

const CONTEST = '/public-speaking';

/** As most parents do, who read before they choose: the page is live by then. */
const visit = (page: Page) => page.goto(CONTEST, { waitUntil: 'networkidle' });
const choose = (page: Page, title: string) => page.getByRole('radio', { name: title }).check();
const press = (page: Page) => page.getByRole('button', { name: 'Cast my vote' }).click();
const voted = (page: Page, title: string) =>
  page.getByText(`You have voted for “${title}”. Thank you.`);

/** In the login dialog that the ballot has opened. */
const logIn = async (
  page: Page,
  mobile: string,
  readOtp: (mobile: string) => Promise<string>,
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(mobile));
};

const MAP = 'My grandmother’s map';

test('a parent logs in from the ballot and has voted, once, in two tabs', async ({
  page,
  context,
  readOtp,
}) => {
  // Two tabs and a login, where the development server may have to build every part of them first.
  test.slow();
  const secondTab = await context.newPage();
  // It never hears of the vote by itself, as a tab that was asleep.
  await secondTab.route('**/api/votes/ballot*', (route) =>
    route.fulfill({ json: { stage: 'open', choice: null, counts: null } }),
  );
  await visit(secondTab);
  await choose(secondTab, 'In praise of a bad drawing');

  await page.bringToFront();
  await visit(page);
  await choose(page, MAP);
  await press(page);
  await logIn(page, '9000000001', readOtp);
  await expect(voted(page, MAP)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cast my vote' })).toHaveCount(0);
  await page.reload();
  await expect(voted(page, MAP)).toBeVisible();

  await secondTab.bringToFront();
  await expect(secondTab.getByRole('banner')).toContainText('Welcome');
  await secondTab.unroute('**/api/votes/ballot*');
  await press(secondTab);
  await expect(voted(secondTab, MAP)).toBeVisible();
  await expect(secondTab.getByText('Your first vote counts.')).toBeVisible();
});

test('a new parent votes with a number that is confirmed on the way', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await visit(page);
  await choose(page, 'Five ways to say sorry, and only one works');
  await press(page);
  await logIn(page, newMobile, readOtp);
  await expect(voted(page, 'Five ways to say sorry, and only one works')).toBeVisible();
});

test('a choice outlives a login that was closed', async ({ page }) => {
  await visit(page);
  await expect(page.getByRole('region', { name: 'Voting', exact: true })).toContainText(
    'Voting lines are now open! Cast your vote and make it count before they close on 6th June 2025.',
  );
  await choose(page, MAP);
  await press(page);
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('radio', { name: MAP })).toBeChecked();
});

test('a contest that has closed shows its numbers and takes no votes', async ({
  page,
  request,
}) => {
  await page.goto('/shortfilm');
  await expect(page.getByRole('region', { name: 'Voting', exact: true })).toContainText(
    'The voting lines have been closed.',
  );
  await expect(page.getByText('No votes were cast for this contest on this site.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const data = { contest: 'shortfilm', entry: 'the-last-bench' };
  expect((await request.post('/api/votes', { data })).status()).toBe(403);
});
