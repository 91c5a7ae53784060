import { fillEnquiry, REFERENCE } from '@/e2e/support/enquiry';
import { askForOtp, typeOtp } from '@/e2e/support/login';
import { SCHOOL_SYSTEMS } from '@/e2e/support/sites';
import { addStaff, logInAtDesk } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';

const setFault = (fault: 'error' | null) =>
  fetch(`${SCHOOL_SYSTEMS.failing.url}/fault`, { method: 'POST', body: JSON.stringify({ fault }) });

test.afterEach(async () => {
  await setFault(null);
});

test('a parent enquires while the school system is down; it has the enquiry once it is back', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/');
  await askForOtp(page, newMobile);
  await typeOtp(page, await readOtp(newMobile));
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto('/ois-pune-branches/nigdi');
  await setFault('error');
  await fillEnquiry(page, null);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText('Thank you. We have saved your enquiry and will call you.').first(),
  ).toBeVisible();
  const reference = (await page.getByText(REFERENCE).first().textContent())?.match(REFERENCE)?.[0];

  await setFault(null);
  await expect(async () => {
    await page.goto(`/enquiry/${reference}`);
    await expect(page.getByRole('main')).toContainText('The branch calls you', { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
});

test('somebody at the desk has an enquiry sent again, and reads whether it has arrived', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions');
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await logInAtDesk(desk, staff, readOtp);
  await page.goto('/');
  await askForOtp(page, newMobile);
  await typeOtp(page, await readOtp(newMobile));
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto('/ois-pune-branches/nigdi');
  await setFault('error');
  await fillEnquiry(page, null);
  await page.getByRole('button', { name: 'Submit' }).click();
  const reference = (await page.getByText(REFERENCE).first().textContent())?.match(REFERENCE)?.[0];

  await desk.goto(`/desk/enquiries/${reference?.toLowerCase()}`);
  await expect(
    desk.getByRole('heading', { name: 'The school system does not have it yet' }),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Send it again now' }).click();
  await expect(desk.getByText('The school system has not answered yet.')).toBeVisible();
  await setFault(null);
  await desk.getByRole('button', { name: 'Send it again now' }).click();
  // The site itself may have been faster.
  await expect(desk.getByText(/^The school system (?:has it now|had it already)\.$/)).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Where it stands: New' })).toBeVisible();
  await desk.context().close();
});

test('asking for a code while the school system is down is told, and works once it is back', async ({
  page,
  newMobile,
}) => {
  await page.goto('/');
  await setFault('error');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Mobile number').fill(newMobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText(/try again in a few minutes/)).toBeVisible();
  await setFault(null);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByLabel('OTP digit 1')).toBeVisible();
});

test('the footer and the rest of the page do without the site services', async ({ page }) => {
  await setFault('error');
  await page.goto('/bangalore-branches/jalahalli');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jalahalli');
});

test('a search while the site services are down says so', async ({ page }) => {
  await setFault('error');
  await page.goto('/search?s=pune');
  await expect(page.getByRole('main')).toContainText(/not working|try again/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
