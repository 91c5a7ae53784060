import { readFileSync } from 'node:fs';
import { expectAccessible } from '@/e2e/support/accessibility';
import { enquireAndConfirm, sendEnquiry } from '@/e2e/support/parents';
import { addStaff, beginDeskLogin, logInAtDesk } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';
import { LONG } from '@/lib/testing/size';

const HALF_MINUTE_MS = 30_000;

const pathOf = (reference: string): string => `/desk/enquiries/${reference.toLowerCase()}`;

test('a family that has enquired twice is answered once, and that can be undone', async ({
  page,
  browser,
  baseURL,
  request,
  newMobile,
  readOtp,
}) => {
  const parents = await browser.newContext({ baseURL });
  const first = await sendEnquiry(parents.request, newMobile);
  const second = await sendEnquiry(request, newMobile);
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions');
  await logInAtDesk(page, staff, readOtp);

  await page.goto(pathOf(first));
  const others = page.getByRole('region', { name: /more enquir(?:y|ies) of this family$/ });
  await expect(others).toContainText('Two children of one family are two enquiries');
  await page.getByLabel('New note').fill('Asks about the bus.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Asks about the bus.')).toBeVisible();
  await expectAccessible(page);
  await others.getByRole('link', { name: `Compare side by side: ${second}` }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Two enquiries side by side' }),
  ).toBeVisible();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Child')).not.toContainText('Differs');
  await expect(row('Notes')).toContainText('Differs');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Go on with ${second}, close ${first}` }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  const merged = page.getByRole('region', { name: '1 duplicate of this enquiry' });
  await expect(merged).toContainText('Asks about the bus.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have spoken with the parent' }).click();
  await expect(page.getByRole('heading', { name: 'Where it stands: In touch' })).toBeVisible();
  const parent = await parents.newPage();
  await parent.goto(`/enquiry/${first}`);
  await expect(parent.getByRole('main')).toContainText('We answer them together');
  await expect(parent.getByRole('main')).toContainText('tells you what to bring and when');

  await merged.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page.getByRole('region', { name: 'This is a duplicate' })).toContainText(second);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeHidden();
  await page.getByRole('button', { name: `Undo: ${first} is no duplicate` }).click();
  await expect(page.getByText('It stands where it stood before.')).toBeFocused();
  await expect(page.getByRole('heading', { name: /Number not confirmed$/ })).toBeVisible();
  await parents.close();
});

test('a parent who asks gets a copy, and is erased after the reference is typed', async ({
  page,
  request,
  newMobile,
  readOtp,
}) => {
  const reference = await sendEnquiry(request, newMobile);
  const admin = newMobile.replace(/^98/, '97');
  addStaff(admin, '--role', 'admin');
  await logInAtDesk(page, admin, readOtp);
  await page.goto(pathOf(reference));
  await page.getByRole('link', { name: 'When the parent asks for the data' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'When the parent asks for the data' }),
  ).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('parent.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain(newMobile);

  await page.getByRole('button', { name: 'Count what would be erased …' }).click();
  await expect(page.getByText(/^\d+ entr(?:y|ies) would be erased or blanked:$/)).toBeFocused();
  const typed = page.getByLabel('Type the reference of this enquiry to erase');
  await typed.fill('yes');
  await typed.press('Enter');
  await expect(
    page.getByText(/^This is not the reference of this enquiry\./).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await typed.fill(reference);
  await typed.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/Receipt E-[0-9A-Z]{8}/);
  await expect(page.getByRole('main')).not.toContainText(newMobile);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await page.goto(pathOf(reference));
  await expect(page.getByRole('main')).toContainText('There is nothing at this address.');
});

test('admissions withdraw a consent after a second press, and are told who erases', {
  tag: LONG,
}, async ({ page, browser, baseURL, newMobile, readOtp }) => {
  const reference = await enquireAndConfirm(browser, baseURL, newMobile, readOtp);
  const staff = newMobile.replace(/^98/, '97');
  addStaff(staff, '--role', 'admissions');
  await logInAtDesk(page, staff, readOtp);
  await page.goto(`${pathOf(reference)}/person`);
  await expect(page.getByText(/^Only somebody with the role “admin” erases/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the consent …' }).click();
  await expect(page.getByText('Withdraw the consent of everything under')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Withdraw the consent …' }).click();
  await page.getByRole('button', { name: 'Withdraw it now' }).click();
  await expect(page.getByRole('main')).toContainText(/Receipt W-[0-9A-Z]{8}/);
  await page.goto(pathOf(reference));
  await expect(page.getByRole('heading', { name: 'Where it stands: Withdrawn' })).toBeVisible();
});

test('somebody makes new recovery codes with a code of the app', { tag: LONG }, async ({
  page,
  newMobile,
  readOtp,
}) => {
  addStaff(newMobile, '--role', 'marketing');
  const app = await beginDeskLogin(page, newMobile, readOtp);
  await page.getByLabel('Code of your authenticator app').fill(app.generate());
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const before = await page.getByRole('listitem').allTextContents();
  await page.goto('/desk/account');
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Code of your authenticator app');
  const make = page.getByRole('button', { name: 'Make new recovery codes' });
  await make.click();
  await expect(page.getByText('Please type in the six digits').first()).toBeVisible();
  await code.fill(app.generate({ timestamp: Date.now() + HALF_MINUTE_MS }));
  await make.click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const made = await page.getByRole('listitem').allTextContents();
  expect(made).toHaveLength(10);
  expect(made.filter((one) => before.includes(one))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
});
