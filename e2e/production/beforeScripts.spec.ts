import { PHONE_NUMBERS } from '@/data/phones';
import { shownPhones } from '@/e2e/support/chromePages';
import { holdScripts } from '@/e2e/support/holdScripts';
import { expect, test } from '@/e2e/support/test';

// Not on the development server, which hides a page until its scripts are there.
test('an advertisement counts for a parent who presses the next link before the page is live', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/?utm_source=google', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee structure' }).click();
  await page.waitForURL('/fee-structure', { waitUntil: 'commit' });
  // Nothing is painted before the styles are there, but elements are.
  await expect.poll(() => shownPhones(page)).toEqual([PHONE_NUMBERS.google.header]);
  letScriptsCome();
});

test('a pupil with a shared sheet never begins on another one', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/worksheets/grade-3?code=G3-ADD-7F2K', { waitUntil: 'commit' });
  await expect(page.getByText('Opening the sheet of this code.')).toBeVisible();
  await expect(page.getByLabel('Question 1', { exact: true })).toBeHidden();
  letScriptsCome();
  await expect(page.getByText('G3-ADD-7F2K', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Question 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Opening the sheet of this code.')).toBeHidden();
});
