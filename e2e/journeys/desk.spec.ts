import { expectAccessible } from '@/e2e/support/accessibility';
import { typeOtp } from '@/e2e/support/login';
import { enquire } from '@/e2e/support/parents';
import { addStaff, beginDeskLogin, logInAtDesk } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';

test('somebody of admissions finds a parent who never confirmed the number, and answers', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  const parents = await browser.newContext({ baseURL });
  const parent = await parents.newPage();
  const reference = await enquire(parent, newMobile);
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions');
  await logInAtDesk(page, staff, readOtp);
  const figure = page.getByRole('region', { name: 'First answer within an hour' });
  await expect(figure).toContainText('This week');
  await expectAccessible(page);
  await figure.getByRole('link', { name: 'By branch and week' }).click();
  await expect(
    page.getByRole('table', { name: 'All of your branches, week by week' }),
  ).toBeVisible();
  await page.getByLabel('Branch').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/desk\/answers\?branch=\d+&week=/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();

  await page.getByRole('button', { name: /^Number not confirmed/ }).click();
  await expect(page.getByRole('table', { name: 'Oldest first' })).toBeVisible();
  const search = page.getByLabel('Search by name, mobile number or reference');
  await search.fill(newMobile);
  await search.press('Enter');
  await page
    .getByRole('table', { name: 'What was found' })
    .getByRole('link', { name: 'Asha Rao' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:+91${newMobile}`,
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'I have spoken with the parent' }).click();
  await expect(page.getByRole('heading', { name: 'Where it stands: In touch' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: back to “Number not confirmed”' }).click();
  await expect(page.getByRole('heading', { name: /Number not confirmed$/ })).toBeVisible();
  await page.getByRole('button', { name: 'I have spoken with the parent' }).click();
  await expect(page.getByRole('heading', { name: 'Where it stands: In touch' })).toBeVisible();
  await page.getByLabel('New note').fill('Wants to visit on Friday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Wants to visit on Friday.')).toBeVisible();

  await parent.goto(`/enquiry/${reference}`);
  await expect(parent.getByRole('main')).toContainText(
    'The branch tells you what to bring and when.',
  );
  await parents.close();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expect(page.getByRole('button', { name: /^Number not confirmed/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an open inbox shows a new enquiry without a reload', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions');
  await logInAtDesk(page, staff, readOtp);
  const tab = page.getByRole('button', { name: /^Number not confirmed/ });
  await tab.click();
  const count = async () => Number((await tab.textContent())?.replaceAll(/\D/g, ''));
  await expect(page.getByText('Reading the enquiries …')).toBeHidden();
  const before = await count();
  const parents = await browser.newContext({ baseURL });
  await enquire(await parents.newPage(), newMobile);
  await parents.close();
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before);
});

test('a wrong code is named, and the desk stays closed until the right one', async ({
  page,
  newMobile,
  readOtp,
}) => {
  addStaff(newMobile, '--role', 'admissions', '--branches', '8');
  const app = await beginDeskLogin(page, newMobile, readOtp);
  const code = page.getByLabel('Code of your authenticator app');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('Please type in the six digits').first()).toBeVisible();
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText(/^This code is not right/).first()).toBeVisible();
  await page.goto('/desk');
  await expect(page).toHaveURL('/desk/login');
  await code.fill(app.generate());
  await code.press('Enter');
  await page.getByRole('button', { name: 'I have kept them: open the desk' }).click();
  await expect(page).toHaveURL('/desk');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/desk/login');
  await page.goto('/desk');
  await expect(page).toHaveURL('/desk/login');
});

test('a parent’s number does not open the desk, and is told so', async ({
  page,
  newMobile,
  readOtp,
}) => {
  await page.goto('/desk/login');
  await page.getByLabel('Mobile number').fill(newMobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(page, await readOtp(newMobile));
  await expect(page.getByText(/^This number may not use the desk\./).first()).toBeVisible();
});
