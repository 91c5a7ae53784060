// Not the test of the journeys: that one fails where a file is missing, which is meant here.
import { test } from '@playwright/test';
import { expect } from '@/e2e/support/test';
import { DRAFT_KEY } from '@/lib/enquiry/draft';

test('a tab from before a release loads the next page whole, and what was typed is there', async ({
  page,
}) => {
  // As the site answers a tab that asks for the data of a page by the name of an older build.
  await page.route(/\/_next\/data\//, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/(\/_next\/data\/)[^/]+/, '$1of-a-release-before');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/ois-pune-branches/nigdi');
  const name = page.locator('#enquire-mobile').getByLabel('Parent name');
  await expect(async () => {
    await name.fill('');
    await name.fill('Asha Rao');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY)).toContain('Asha');
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  await page.locator('a[href="/admissions"]').first().dispatchEvent('click');

  await expect(page).toHaveURL('/admissions');
  await expect(name).toHaveValue('Asha Rao');
  expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false);
});
