import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { REFERENCE } from '@/e2e/support/enquiry';
import { sendEnquiry } from '@/e2e/support/parents';
import { addStaff, logInAtDesk } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';

const search = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel('Search by name, mobile number or reference');
  await field.fill(text);
  await field.press('Enter');
};

/** As a field for day and time takes it, so many minutes from now, in Indian time. */
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000 + 5.5 * 60 * 60_000).toISOString().slice(0, 16);

test('somebody of admissions takes an enquiry, plans a call, and puts a name right', async ({
  page,
  request,
  newMobile,
  readOtp,
}) => {
  const reference = await sendEnquiry(request, newMobile);
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions', '--name', 'Meena Iyer');
  await logInAtDesk(page, staff, readOtp);
  await search(page, reference);
  await page.getByRole('link', { name: 'Asha Rao' }).click();

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('heading', { name: 'Who answers it: you' })).toBeVisible();

  await page.getByRole('button', { name: 'Plan a call' }).click();
  const time = page.getByLabel('Day and time of the call');
  await expect(time).toBeFocused();
  await time.fill(inMinutes(-5));
  await page.getByRole('button', { name: 'Save the call' }).click();
  await expect(page.getByText('This time is over. Please choose a later one.')).toBeVisible();
  await time.fill(inMinutes(90));
  await page.getByLabel('What for (optional)').fill('After the exam');
  await page.getByRole('button', { name: 'Save the call' }).click();
  await expect(page.getByText('After the exam')).toBeVisible();

  await page.getByRole('button', { name: 'Correct' }).click();
  const parent = page.getByLabel('Parent name');
  await parent.fill('12');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(parent).toBeFocused();
  await expect(parent).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await parent.fill('Meera Roy');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('Before: Asha Rao')).toBeVisible();
  await page.getByLabel('New note').fill('Two lines:\nfees and bus.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Two lines:')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.getByRole('button', { name: /^Calls due/ }).click();
  const line = page.getByRole('row', { name: /Meera Roy/ });
  await expect(line).toContainText('you');
  await expect(line).toContainText(/Call \d/);
  await expectAccessible(page);
  await line.getByRole('link').click();
  await page.getByRole('button', { name: 'The call is made' }).click();
  await expect(page.getByText('Saved. No call is planned any more.')).toBeVisible();
});

test('the list begins on the first screen, and is gone through by keys that can be turned off', async ({
  page,
  request,
  newMobile,
  readOtp,
}) => {
  await sendEnquiry(request, newMobile);
  await sendEnquiry(request, newMobile.replace(/^98/, '96'));
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions');
  await logInAtDesk(page, staff, readOtp);
  await page.getByRole('button', { name: /^Number not confirmed/ }).click();
  const lines = page
    .getByRole('table', { name: 'Oldest first' })
    .getByRole('row')
    .getByRole('link');
  await expect(lines.nth(1)).toBeVisible();
  const box = await lines.first().boundingBox();
  expect(box && box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);

  await page.keyboard.press('j');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lines.first()).not.toBeFocused();
  await page.keyboard.press('/');
  const field = page.getByLabel('Search by name, mobile number or reference');
  await expect(field).toBeFocused();
  await page.keyboard.type('j?k');
  await expect(field).toHaveValue('j?k');
  await field.fill('');
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Use these keys on this device').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(lines.first()).not.toBeFocused();
  await page.getByRole('button', { name: 'Keys' }).click();
  await dialog.getByLabel('Use these keys on this device').check();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(REFERENCE);
  const first = await heading.textContent();
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first ?? '');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first ?? '');
});
