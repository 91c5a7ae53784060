import { findViolations } from '@/e2e/support/accessibility';
import { REFERENCE } from '@/e2e/support/enquiry';
import { expect, test } from '@/e2e/support/test';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';

const ENQUIRY = {
  parent_name: 'Ravi Kulkarni',
  child_name: 'Anu Kulkarni',
  email: '',
  date_of_birth: '2021-06-15',
  branch: 8,
  grade: 2,
  mobile: '9811100033',
};

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('the page of an enquiry is accessible and tells nobody who sent it', async ({ page }) => {
  const response = await page.request.post('/api/enquiries', { data: ENQUIRY });
  const receipt: { id: string } = await response.json();
  expect(receipt.id).toMatch(REFERENCE);
  await page.goto(`/enquiry/${receipt.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Kulkarni');
  expect(await findViolations(page)).toEqual([]);
});

test('an unknown reference is a 404 that helps: how it looks, a field, the phone', async ({
  page,
}) => {
  const response = await page.goto(`/enquiry/${UNKNOWN_REFERENCE}`);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We do not know this reference');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const receipt: { id: string } = await (
    await page.request.post('/api/enquiries', { data: ENQUIRY })
  ).json();
  await main.getByLabel('Reference').fill(receipt.id.toLowerCase().replaceAll('-', ' '));
  await main.getByRole('button', { name: 'Track my enquiry' }).click();
  await expect(page).toHaveURL(`/enquiry/${receipt.id}`);
  await expect(main).toContainText('Jalahalli');
});

test('a mobile number typed for a reference does not get into the address', async ({ page }) => {
  await page.goto('/enquiry');
  await page.getByLabel('Reference').fill('9811100033');
  await page.getByRole('button', { name: 'Track my enquiry' }).click();
  await expect(page).toHaveURL('/enquiry');
});

test('the page that brings a mistake back is accessible', async ({ page }) => {
  await page.request.post('/api/enquiries', {
    form: { ...ENQUIRY, parent_name: ' ' },
    maxRedirects: 0,
  });
  await page.goto('/enquiry/check');
  await expect(page.getByText('Parent name is required').first()).toBeVisible();
  await expect(page.getByLabel('Child name')).toHaveValue('Anu Kulkarni');
  expect(await findViolations(page)).toEqual([]);
});

test('a usual spelling of an odd address leads on', async ({ page }) => {
  await page.goto('/pune-branches/nigdi');
  await expect(page).toHaveURL('/ois-pune-branches/nigdi');
});
