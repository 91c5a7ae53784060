import { pressInBar } from '@/e2e/support/bar';
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

  const confirm = page.getByRole('region', { name: 'Confirm your mobile number' });
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await confirm.getByRole('button', { name: 'Send OTP' }).click();
  await expect(confirm.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(newMobile));

  await expect(page.getByText('Welcome', { exact: true }).first()).toBeVisible();
  await expect(confirm).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Welcome Asha Rao');

  const reference = (await page.getByText(REFERENCE).first().textContent())?.match(REFERENCE)?.[0];
  await page.goto(`/enquiry/${reference}`);
  await expect(page.getByRole('main')).toContainText(String(reference));
  await expect(page.getByRole('main')).toContainText('Nigdi');
  await expect(page.getByRole('main')).toContainText('Nursery');
  await expect(page.getByRole('main')).not.toContainText('Asha');
});

test('a parent who does not confirm the number has a reference and reads who calls', async ({
  page,
  newMobile,
}) => {
  await page.goto('/admissions');
  await fillEnquiry(page, newMobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  const card = page.locator('#enquire-mobile');
  await expect(card.getByText(REFERENCE)).toBeVisible();
  await expect(card.getByText(/^The admissions team of .*Nigdi$/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Track my enquiry' })).toHaveAttribute(
    'href',
    /^\/enquiry\//,
  );
});

test('an enquiry from a campaign goes on to the page that thanks, and is confirmed there', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/campaign/pune');
  await fillEnquiry(page, newMobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/thank-you');
  const main = page.getByRole('main');
  await expect(main.getByText(REFERENCE).first()).toBeVisible();
  await main.getByRole('button', { name: 'Send OTP' }).click();
  await expect(main.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(newMobile));
  await expect(page.getByText('Welcome', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(main.getByText(REFERENCE).first()).toBeVisible();
});

test('a form away from a branch chooses nothing for the parent', async ({ page }) => {
  await page.goto('/admissions');
  const form = page.locator('#enquire-mobile');
  for (const list of ['City', 'Branch', 'Session Year']) {
    await expect(form.getByLabel(list)).toHaveValue('');
  }
  await page.goto('/ois-pune-branches/nigdi');
  await expect(form.getByLabel('Branch').locator('option:checked')).toHaveText('Nigdi');
});

test('what a parent told the finder stands in the forms and in the chat', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  );
  await page.goto('/nearme');
  await page.getByLabel('Where do you live?').fill('Kharadi');
  await page.getByLabel('Your child was born on').fill('2022-03-10');
  await page.getByRole('button', { name: 'Show branches' }).click();
  await expect(page.locator('#finder').getByRole('listitem').first()).toBeVisible();
  const form = page.locator('#enquire-mobile');
  await expect(form.getByLabel('City').locator('option:checked')).toHaveText('Pune');

  await page.goto('/admissions');
  await expect(form.getByLabel('Date of birth')).toHaveValue('2022-03-10');
  await expect(form.getByLabel('City').locator('option:checked')).toHaveText('Pune');
  await expect(form.getByLabel('Session Year').locator('option:checked')).toHaveText('Nursery');
  expect(page.url()).not.toContain('2022');

  await page.goto('/campaign/pune');
  const opened = context.waitForEvent('page');
  await pressInBar(page, 'WhatsApp');
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  const text = new URL(chat.url()).searchParams.get('text');
  expect(text).toContain('We live in Kharadi, Pune. Class: Nursery.');
  expect(text).not.toContain('2022');
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
  // A form that checks itself is hydrated: its first touch loads the snackbars.
  await expect(page.locator('form[novalidate]').getByLabel('Parent name')).toBeVisible();
  const snackbars = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && /notistack/.test(await response.text()),
  );
  await form.getByLabel('Parent name').fill('Asha Rao');
  await snackbars;
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
