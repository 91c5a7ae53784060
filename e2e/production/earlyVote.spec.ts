import { expect, test } from '@/e2e/support/test';

// Not on the development server, which hides a page until its scripts are there.
test('a parent who votes before the page is live keeps the choice, and is asked to press again', async ({
  page,
}) => {
  const choice = page.getByRole('radio', { name: 'My grandmother’s map' });
  const button = page.getByRole('button', { name: 'Cast my vote' });
  let letScriptsCome = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/public-speaking', { waitUntil: 'commit' });
  await choice.check();
  await button.click();
  await page.waitForURL(/entry=/, { waitUntil: 'commit' });
  letScriptsCome();
  await expect(page.getByText('Your choice is kept, but not counted yet.')).toBeVisible();
  await expect(choice).toBeChecked();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
