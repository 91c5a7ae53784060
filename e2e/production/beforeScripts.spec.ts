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

for (const [path, label, value, answer] of [
  ['/maths-concepts/integers', 'Your answer to question 1', '5', /^Right/],
  ['/worksheets/grade-3/three-digit-addition', 'Question 1', '1', /still to do/],
  ['/login', 'Mobile number', '9000012345', /Enter the .-digit OTP/],
] as const) {
  test(`what was typed on ${path} stays after Enter before the page is live`, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const field = main.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.press('Enter');
    letScriptsCome();
    await page.waitForLoadState('load');
    await expect(field).toHaveValue(value);
    await expect(async () => {
      if (await field.isVisible()) await field.press('Enter', { timeout: 1_000 });
      await expect(main.getByText(answer).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(page.url()).not.toContain('?');
  });
}
