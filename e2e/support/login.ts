import type { Page } from '@playwright/test';
import { expect } from './test';

/** Types the code, as a person does, into the first box and on. */
export const typeOtp = async (page: Page, otp: string): Promise<void> => {
  await page.getByLabel('OTP digit 1').click();
  await page.keyboard.type(otp, { delay: 20 });
};

/** Opens the login dialog and asks for a code. */
export const askForOtp = async (page: Page, mobile: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByLabel('OTP digit 1')).toBeVisible();
};
