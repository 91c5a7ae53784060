import { spawnSync } from 'node:child_process';
import { type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { typeOtp } from './login';
import { SITES, type SiteName } from './sites';
import { expect } from './test';

/** Lets a number use the desk of the site under test, as whoever looks after it does. */
export const addStaff = (mobile: string, ...rights: string[]): void => {
  const { dataDir } = SITES[test.info().project.metadata.site as SiteName];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/.bin/tsx', 'scripts/staff.ts', 'add', mobile, ...rights],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
};

/** Confirms the number at the desk: the authenticator app of this person, set up from the page. */
export const beginDeskLogin = async (
  page: Page,
  mobile: string,
  readOtp: (mobile: string) => Promise<string>,
): Promise<TOTP> => {
  await page.goto('/desk');
  await expect(page).toHaveURL('/desk/login');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(mobile));
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(' ', '')) });
};

/** Logs in at the desk, from the number to the first page. */
export const logInAtDesk = async (
  page: Page,
  mobile: string,
  readOtp: (mobile: string) => Promise<string>,
  /** What their first page is called. */
  heading = 'Enquiries',
): Promise<void> => {
  const app = await beginDeskLogin(page, mobile, readOtp);
  await page.getByLabel('Code of your authenticator app').fill(app.generate());
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'I have kept them: open the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};
