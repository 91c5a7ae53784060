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

test('the date of birth chooses the class; another class is sent only after a yes', async ({
  page,
  newMobile,
}) => {
  await page.goto('/bangalore-branches/jalahalli');
  const form = page.locator('#enquire-mobile');
  await form.getByLabel('Parent name').fill('Asha Rao');
  await form.getByLabel('Child name').fill('Meera Rao');
  await form.getByLabel('Mobile number').fill(newMobile);
  await form.getByLabel('Date of birth').fill('2021-08-14');
  const grade = form.getByLabel('Session Year');
  await expect(grade.locator('option:checked')).toHaveText('Nursery');
  await expect(form.getByText('Born 14 Aug 2021: Nursery in 2025-26')).toBeVisible();
  await grade.selectOption({ label: 'Grade 1' });
  await expect(form.getByText('Would you like to keep Grade 1?')).toBeVisible();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(grade).toBeFocused();
  await expect(page.getByText(REFERENCE)).toHaveCount(0);
  await form.getByRole('checkbox', { name: 'Yes, keep Grade 1' }).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
});
