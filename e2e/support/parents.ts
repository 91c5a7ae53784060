import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
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

/** The same with the number confirmed, in a browser of its own. */
export const enquireAndConfirm = async (
  browser: Browser,
  baseURL: string | undefined,
  mobile: string,
  readOtp: (mobile: string) => Promise<string>,
): Promise<string> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const reference = await enquire(page, mobile);
  const card = page.getByRole('region', { name: 'Confirm your mobile number' });
  await card.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(mobile));
  await expect(card).toBeHidden();
  await context.close();
  return reference;
};

/** Sends an enquiry as the form does, where the form is not what is tried: its reference. */
export const sendEnquiry = async (request: APIRequestContext, mobile: string): Promise<string> => {
  const response = await request.post('/api/enquiries', {
    data: {
      parent_name: 'Asha Rao',
      child_name: 'Meera Rao',
      email: 'asha@example.org',
      date_of_birth: '2021-06-15',
      branch: 8,
      grade: 2,
      mobile,
      // Each an enquiry of its own, of the same child, too.
      idempotencyKey: randomUUID(),
    },
  });
  const { id }: { id: string } = await response.json();
  expect(id).toMatch(REFERENCE);
  return id;
};
