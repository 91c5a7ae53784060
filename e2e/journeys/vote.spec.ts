import type { Page } from '@playwright/test';
import { typeOtp } from '@/e2e/support/login';
import { openVoting } from '@/e2e/support/openVoting';
import { expect, test } from '@/e2e/support/test';

const CONTEST = '/public-speaking';
const CLOSED = [
  ['/public-speaking', 'public-speaking', 'twelve-minutes'],
  ['/shortfilm', 'shortfilm', 'the-last-bench'],
] as const;

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

test('a parent logs in from the ballot and has voted, also after a reload', async ({
  page,
  readOtp,
}) => {
  // A login, where the development server may have to build every part of it first.
  test.slow();
  await openVoting(page);
  await visit(page);
  await choose(page, MAP);
  await press(page);
  await logIn(page, '9000000001', readOtp);
  await expect(voted(page, MAP)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cast my vote' })).toHaveCount(0);
  await page.reload();
  await expect(voted(page, MAP)).toBeVisible();
});

test('a new parent votes with a number that is confirmed on the way', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await openVoting(page);
  await visit(page);
  await choose(page, 'Five ways to say sorry, and only one works');
  await press(page);
  await logIn(page, newMobile, readOtp);
  await expect(voted(page, 'Five ways to say sorry, and only one works')).toBeVisible();
});

test('a choice outlives a login that was closed', async ({ page }) => {
  await openVoting(page);
  await visit(page);
  await choose(page, MAP);
  await press(page);
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('radio', { name: MAP })).toBeChecked();
});

test('public speaking has its banner to the letter, and says that voting closed that day', async ({
  page,
}) => {
  await page.goto(CONTEST);
  await expect(page.getByRole('region', { name: 'Voting', exact: true })).toContainText(
    'Voting lines are now open! Cast your vote and make it count before they close on 6th June 2025.',
  );
  await expect(page.getByText('Voting closed on 6 June 2025. This is the result.')).toBeVisible();
});

for (const [path, contest, entry] of CLOSED) {
  test(`${path} has closed: it shows its result and takes no votes`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.getByText(/^\d+ votes were cast in all\.$/)).toBeVisible();
    await expect(page.getByText('Most votes')).toHaveCount(1);
    await expect(page.getByRole('radio')).toHaveCount(0);
    const reply = await request.post('/api/votes', { data: { contest, entry } });
    expect(reply.status()).toBe(403);
    expect(await reply.json()).toMatchObject({ error: { code: 'vote/closed' } });
  });
}
