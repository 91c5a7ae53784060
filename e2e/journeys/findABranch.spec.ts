import { expect, test } from '@/e2e/support/test';

test('a parent finds the nearest branches from a misspelt locality and a date of birth', async ({
  page,
}) => {
  await page.goto('/');
  const finder = page.getByRole('region', { name: 'School finder' });
  await finder.getByLabel('Where do you live?').fill('koramangla');
  await finder.getByLabel('Your child was born on').fill('2019-03-10');
  await finder.getByRole('button', { name: 'Show branches' }).click();
  await expect(finder.getByRole('link', { name: /BTM Layout/ }).first()).toBeVisible();
  await expect(finder.getByRole('status')).toContainText('Grade 1');
});

test('a parent reads the distances at once, under a heading that has the focus', async ({
  page,
}) => {
  await page.goto('/nearme');
  const finder = page.getByRole('region', { name: 'School finder' });
  await finder.getByLabel('Where do you live?').fill('Kharadi');
  await finder.getByRole('button', { name: 'Show branches' }).click();
  const heading = finder.getByRole('heading', { name: 'Branches near Kharadi' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(finder.getByRole('listitem').first()).toContainText(/about \d+ km|within 2 km/);
  await expect(finder.getByRole('listitem').first()).toBeInViewport();
});

test('a family in a city without a branch learns which one is nearest, and the phone', async ({
  page,
}) => {
  await page.goto('/nearme');
  const finder = page.getByRole('region', { name: 'School finder' });
  await finder.getByLabel('Where do you live?').fill('Lucknow');
  await finder.getByRole('button', { name: 'Show branches' }).click();
  await expect(finder.getByText(/^We have no branch in Lucknow\./)).toBeVisible();
  await expect(finder.getByRole('listitem').first()).toContainText(/about \d+ km/);
  await expect(finder.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
});

test('a parent narrows the branches of Bangalore with a misspelt locality', async ({ page }) => {
  await page.goto('/bangalore-branches');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bangalore');
  await page.getByLabel('Your area or locality').fill('whitefeild');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kadugodi/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Kengeri' })).toBeHidden();
});

test('a parent walks from the home page to a branch page by links alone', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jaipur/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/jaipur-branches$/);
  await page.getByRole('main').getByRole('link', { name: /Nevta/ }).first().click();
  await expect(page).toHaveURL(/\/jaipur-branches\/nevta$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nevta');
});
