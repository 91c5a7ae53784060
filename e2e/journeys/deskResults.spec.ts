import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { fillEnquiry } from '@/e2e/support/enquiry';
import { typeOtp } from '@/e2e/support/login';
import { addStaff, beginDeskLogin } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';

/** No other test comes to it by this source, so that what is counted is this test's. */
const PAGE = '/campaign/pune';
const SOURCE = { mark: 'bing', name: 'Bing' };

const COLUMNS = [
  'Visits',
  'Forms begun',
  'Enquiries sent',
  'Number confirmed',
  'WhatsApp',
  'Calls pressed',
] as const;

/** Logs in as somebody of marketing, and opens the results of the source. */
const openResults = async (
  page: Page,
  mobile: string,
  readOtp: (mobile: string) => Promise<string>,
): Promise<void> => {
  addStaff(mobile, '--role', 'marketing');
  const app = await beginDeskLogin(page, mobile, readOtp);
  await page.getByLabel('Code of your authenticator app').fill(app.generate());
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await showResults(page);
};

const showResults = async (page: Page): Promise<void> => {
  await page.goto('/desk/results');
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  await page
    .getByRole('search', { name: 'What is shown' })
    .getByLabel('Source')
    .selectOption({ label: SOURCE.name });
  await expect(page.getByText('Adding up …')).toBeHidden();
};

/** The figures of the page, in the order of the columns; none are zeros. */
const readFigures = async (page: Page): Promise<number[]> => {
  await showResults(page);
  const line = page.getByRole('row').filter({ has: page.getByText(PAGE, { exact: true }) });
  if ((await line.count()) === 0) return COLUMNS.map(() => 0);
  const cells = await line.first().getByRole('cell').allTextContents();
  return cells.slice(0, COLUMNS.length).map((text) => Number(text.replaceAll(/\D/g, '')));
};

/** How much more there is than before. */
const growth = async (page: Page, before: readonly number[]): Promise<number[]> =>
  (await readFigures(page)).map((figure, column) => figure - (before[column] ?? 0));

test('a visit, a form, an enquiry and a call of a campaign are seen by marketing, each once', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  const staff = newMobile.replace(/^98/, '97');
  await openResults(page, staff, readOtp);
  const before = await readFigures(page);

  const parents = await browser.newContext({ baseURL });
  const parent = await parents.newPage();
  await parent.goto(`${PAGE}?utm_source=${SOURCE.mark}&utm_campaign=asha-9845012345`);
  await parent.waitForLoadState('networkidle');
  await parent.reload();
  await fillEnquiry(parent, newMobile);
  // A telephone is not there to be dialled with; that it was pressed is counted all the same.
  await parent.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    }),
  );
  await parent.getByRole('main').locator('a[href^="tel:"]').first().click();
  await parent.getByRole('button', { name: 'Submit' }).click();
  await expect(parent).toHaveURL('/thank-you');
  const main = parent.getByRole('main');
  await main.getByRole('button', { name: 'Send OTP' }).click();
  await expect(main.getByLabel('OTP digit 1')).toBeVisible();
  await typeOtp(parent, await readOtp(newMobile));
  await expect(parent.getByText('Welcome', { exact: true }).first()).toBeVisible();

  await expect
    .poll(() => growth(page, before), { timeout: 40_000, intervals: [2_000] })
    .toEqual([1, 1, 1, 1, 0, 1]);
  await parents.close();
  await expectAccessible(page);
});

test('a visit without JavaScript, and what somebody at the desk opens, is not counted', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  const staff = newMobile.replace(/^98/, '97');
  await openResults(page, staff, readOtp);
  const before = await readFigures(page);
  const address = `${PAGE}?utm_source=${SOURCE.mark}`;

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await plain.close();

  const told = page.waitForResponse((response) => response.url().endsWith('/api/counts'));
  await page.goto(address);
  expect((await told).status()).toBe(204);
  // One of somebody else after it: when that is there, the others would be.
  const parents = await browser.newContext({ baseURL });
  const parent = await parents.newPage();
  await parent.goto(address);
  await expect
    .poll(() => growth(page, before), { timeout: 40_000, intervals: [2_000] })
    .toEqual([1, 0, 0, 0, 0, 0]);
  await parents.close();
});

test('what was spent is typed in, and gives the cost of an enquiry', async ({
  page,
  newMobile,
  readOtp,
}) => {
  const staff = newMobile.replace(/^98/, '97');
  await openResults(page, staff, readOtp);
  await page.getByLabel('Source').first().selectOption({ label: 'All sources' });
  const form = page.getByRole('form', { name: 'Type in what was spent' });
  await form.getByLabel('Campaign').selectOption({ label: 'mumbai' });
  await form.getByLabel('Rupees spent').fill('-5');
  await form.getByRole('button', { name: 'Save what was spent' }).click();
  await expect(form.getByText('A spend cannot be less than nothing.')).toBeVisible();
  await expect(form.getByLabel('Rupees spent')).toBeFocused();
  await form.getByLabel('Rupees spent').fill('1,25,000');
  await form.getByRole('button', { name: 'Save what was spent' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  const spend = page.getByRole('listitem').filter({ hasText: '₹1,25,000, mumbai' });
  await expect(spend).toContainText('you');
  await expect(page.getByRole('row', { name: /^mumbai/ })).toContainText('₹1,25,000');
  await expectAccessible(page);
  await spend.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText(/^Removed: ₹1,25,000, mumbai/)).toBeVisible();
  await expect(spend).toBeHidden();
});
