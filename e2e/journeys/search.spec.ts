import { expect, test } from '@/e2e/support/test';

test('a parent searches with a spelling mistake and opens the branch', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').or(dialog.getByRole('searchbox')).fill('jalahali');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?s=jalahali/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jalahalli/ })
    .first()
    .click();
  await expect(page).toHaveURL('/bangalore-branches/jalahalli');
});

test('blank text does nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').or(dialog.getByRole('searchbox')).fill('   ');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('hostile text is shown, not run', async ({ page }) => {
  let alerted = false;
  page.on('dialog', async (dialog) => {
    alerted = true;
    await dialog.dismiss();
  });
  const text = '<img src=x onerror=alert(1)>"\'';
  await page.goto(`/search?s=${encodeURIComponent(text)}`);
  await expect(page.getByRole('main')).toContainText('<img src=x');
  expect(alerted).toBe(false);
});
