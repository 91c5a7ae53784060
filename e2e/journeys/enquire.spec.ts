import { fillEnquiry, REFERENCE } from '@/e2e/support/enquiry';
import { typeOtp } from '@/e2e/support/login';
import { expect, test } from '@/e2e/support/test';

test('a stranger enquires, verifies the number, is welcomed and follows the enquiry', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/ois-pune-branches/nigdi');
  await fillEnquiry(page, newMobile);
  await page.getByRole('button', { name: 'Submit' }).click();

  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toBeVisible();
  await expect(login.getByLabel('Mobile number')).toHaveValue(newMobile);
  await login.getByRole('button', { name: 'Send OTP' }).click();
  await expect(login.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(newMobile));

  await expect(page.getByText('Welcome', { exact: true }).first()).toBeVisible();
  await expect(login).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Welcome Asha Rao');

  const reference = (await page.getByText(REFERENCE).first().textContent())?.match(REFERENCE)?.[0];
  await page.goto(`/enquiry/${reference}`);
  await expect(page.getByRole('main')).toContainText(String(reference));
  await expect(page.getByRole('main')).not.toContainText('Asha');
});

test('leaving the login dialog keeps the enquiry: the parent has a reference', async ({
  page,
  newMobile,
}) => {
  await page.goto('/admissions');
  await fillEnquiry(page, newMobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
});

test('the first mistake is shown at its field and as a message, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/application-form');
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/enquiries')) posts += 1;
  });
  await page.locator('#enquire-mobile').getByLabel('Child name').fill('Meera');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Parent name is required').first()).toBeVisible();
  await expect(page.locator('#enquire-mobile').getByLabel('Parent name')).toBeFocused();
  expect(posts).toBe(0);
});

test('the enquiry form opens over a page and can be closed again', async ({ page }) => {
  await page.goto('/day-school');
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire' });
  await expect(dialog.getByLabel('Parent name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/day-school');
});

test('a parent who goes offline over the form is warned, and loses nothing', async ({
  page,
  context,
}, { project }) => {
  test.skip(project.metadata.site === 'development', 'Its hot reload reports the lost connection.');
  await page.goto('/application-form');
  const form = page.locator('#enquire-mobile');
  await form.getByLabel('Parent name').fill('Asha Rao');
  // The snackbars load with the first touch of the form.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline.*connected again\.$/).first()).toBeVisible();
  await expect(form.getByText('You are offline. What you typed stays here.')).toBeVisible();
  await expect(form.getByLabel('Parent name')).toHaveValue('Asha Rao');
  await context.setOffline(false);
  await expect(form.getByText('You are offline. What you typed stays here.')).toBeHidden();
});

test('a parent who leaves the form half filled is told so, and finds it again', async ({
  page,
}) => {
  await page.goto('/day-school');
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire' });
  await dialog.getByLabel('Parent name').fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Your enquiry is not sent yet/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(dialog.getByLabel('Parent name')).toHaveValue('Asha Rao');
  await expect(dialog.getByText('Not sent yet. We kept what you typed.')).toBeVisible();
});
