import type { Browser, Page } from '@playwright/test';
import { fillEnquiry, REFERENCE } from './enquiry';
import { typeOtp } from './login';
import { expect } from './test';

/** Sends an enquiry without confirming its number: its reference. */
export const enquire = async (page: Page, mobile: string): Promise<string> => {
  await page.goto('/admissions');
  await fillEnquiry(page, mobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  const reference = page.locator('#enquire-mobile').getByText(REFERENCE);
  await expect(reference).toBeVisible();
  return (await reference.textContent())?.match(REFERENCE)?.[0] ?? '';
};

/**
 * The same in a browser of its own, as another parent or on another day. With `readOtp` the number is
 * confirmed as well.
 */
export const enquireElsewhere = async (
  browser: Browser,
  baseURL: string | undefined,
  mobile: string,
  readOtp?: (mobile: string) => Promise<string>,
): Promise<string> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const reference = await enquire(page, mobile);
  if (readOtp) {
    const card = page.getByRole('region', { name: 'Confirm your mobile number' });
    await card.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByLabel('OTP digit 1')).toBeVisible();
    await typeOtp(page, await readOtp(mobile));
    await expect(card).toBeHidden();
  }
  await context.close();
  return reference;
};
