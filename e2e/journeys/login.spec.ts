import type { Page } from '@playwright/test';
import { SCHOOL } from '@/data/school';
import { expireCode } from '@/e2e/support/expireCode';
import { askForOtp, typeOtp } from '@/e2e/support/login';
import { expect, test } from '@/e2e/support/test';
import { wrongOtp } from '@/lib/testing/sampleOtp';
import { LONG } from '@/lib/testing/size';

// One number, one login at a time: the countdown of a code belongs to the number.
const ACCOUNTS = [
  ['a parent with an account', '9000000001', 'Login Sucessfully.'],
  [
    'a parent whom only the school system knows',
    '9000000002',
    `Login Sucessfully! User already exist in ${SCHOOL.platform}.`,
  ],
] as const;

for (const [who, mobile, message] of ACCOUNTS) {
  test(`${who} logs in, sees the name, and signs out`, async ({ page, readOtp }) => {
    await page.goto('/');
    await askForOtp(page, mobile);
    await typeOtp(page, await readOtp(mobile));
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header).toContainText('Welcome');
    await page.reload();
    await expect(header).toContainText('Welcome');
    await header.getByRole('button', { name: /Welcome/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

test('a wrong code is named, the boxes are cleared, and the right code still works', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/');
  await askForOtp(page, newMobile);
  const otp = await readOtp(newMobile);
  await typeOtp(page, wrongOtp(otp));
  await expect(page.getByText('Wrong OTP.').first()).toBeVisible();
  await expect(page.getByLabel('OTP digit 1')).toHaveValue('');
  await typeOtp(page, otp);
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
});

test('after five wrong codes even the right one is refused', { tag: LONG }, async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/');
  await askForOtp(page, newMobile);
  const otp = await readOtp(newMobile);
  for (let guess = 0; guess < 5; guess += 1) {
    await typeOtp(page, wrongOtp(otp));
    await expect(page.getByText('Wrong OTP.').first()).toBeVisible();
    await expect(page.getByLabel('OTP digit 1')).toHaveValue('');
  }
  await typeOtp(page, otp);
  await expect(page.getByText('Something went wrong please try again').first()).toBeVisible();
});

test('a code that is too old is refused as expired', { tag: LONG }, async ({
  page,
  newMobile,
  readOtp,
  school,
}) => {
  await page.goto('/');
  await askForOtp(page, newMobile);
  const otp = await readOtp(newMobile);
  expireCode(school.database, newMobile);
  await typeOtp(page, otp);
  await expect(page.getByText('OTP Expired').first()).toBeVisible();
});

test('a parent who takes long is warned a minute before the OTP ends, and told what to do', async ({
  page,
  newMobile,
}) => {
  await page.clock.install();
  await page.goto('/');
  await askForOtp(page, newMobile);
  await page.clock.fastForward('09:05');
  await expect(page.getByText(/^Your OTP is good for one more minute/).first()).toBeVisible();
  await expect(page.getByText(/^Good for one more minute/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
  await page.clock.fastForward('01:00');
  await expect(page.getByText(/^This OTP is too old/)).toBeVisible();
});

test('asking for another code waits for the countdown, also after a reload', { tag: LONG }, async ({
  page,
  newMobile,
}) => {
  await page.goto('/');
  await askForOtp(page, newMobile);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await expect(page.getByText(/0[12]:\d\d/).first()).toBeVisible();
  await page.waitForTimeout(2500);
  await page.reload();
  await askForOtp(page, newMobile);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await expect(page.getByText(/01:5\d/).first()).toBeVisible();
});

test('Change goes back to the number, which is kept', async ({ page, newMobile }) => {
  await page.goto('/');
  await askForOtp(page, newMobile);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Mobile number').last()).toHaveValue(newMobile);
});

test('a number that cannot be a mobile number is named before anything is sent', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Mobile number').fill('12345');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
  await dialog.getByLabel('Mobile number').fill('1234567890');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Please enter a valid mobile number.')).toBeVisible();
});

test('a number that the school has blocked is told so, and no OTP is asked for', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Mobile number').fill('9000000003');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This number is blocked by the school');
  await expect(dialog.getByLabel('OTP digit 1')).toHaveCount(0);
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('9000000003');
});

test('signing out everywhere logs the other phone out as well', { tag: LONG }, async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  const logIn = async (device: Page) => {
    await device.goto('/');
    await askForOtp(device, newMobile);
    await typeOtp(device, await readOtp(newMobile));
    await expect(device.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await device.goto('/my-enquiries');
    await expect(device.getByText('There is no enquiry from this number yet.')).toBeVisible();
  };
  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await logIn(phone);
  await logIn(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Logged out on all devices').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login\?.*error=SessionRequired/);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login\?.*error=SessionRequired/);
  await elsewhere.close();
});

test('a page for parents only asks a stranger to log in first', async ({ page }) => {
  await page.goto('/my-enquiries');
  await expect(page).toHaveURL(/\/login\?.*error=SessionRequired/);
  await expect(page.getByText('Please log in to see this page.')).toBeVisible();
});
