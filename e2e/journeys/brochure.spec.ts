import type { Page } from '@playwright/test';
import { pressInBar } from '@/e2e/support/bar';
import { fillEnquiry, REFERENCE } from '@/e2e/support/enquiry';
import { expect, test } from '@/e2e/support/test';

const MESSAGE = /the brochure downloads as soon as your enquiry is saved/;
const SORRY = "Sorry, we couldn't download the brochure. Please try again or contact us directly.";

const askForBrochure = (page: Page) => pressInBar(page, 'Download Brochure');

const enquire = async (page: Page, mobile: string) => {
  await fillEnquiry(page, mobile);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
};

/** Goes back to the landing page from the one that thanks for the enquiry. */
const comeBack = async (page: Page) => {
  await expect(page).toHaveURL('/thank-you');
  await page.goto('/lp/pune');
};

test('a parent asks for the brochure, enquires and gets it; the second time at once', async ({
  page,
  newMobile,
}) => {
  await page.goto('/lp/pune');
  await askForBrochure(page);
  await expect(page.locator('#enquire-mobile').getByLabel('Parent name')).toBeFocused();
  await expect(page.locator('#enquire-mobile').getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Only want the file/ })).toHaveAttribute(
    'href',
    /brochure\.pdf$/,
  );
  await expect(page.getByText(MESSAGE)).toBeHidden();

  const first = page.waitForEvent('download');
  await enquire(page, newMobile);
  expect((await first).suggestedFilename()).toBe('brochure.pdf');

  await comeBack(page);
  // The state is as before a second after the first download.
  const button = page.getByRole('banner').getByRole('button', { name: 'Download Brochure' });
  await expect(button).toHaveAttribute('aria-busy', 'false');
  const second = page.waitForEvent('download');
  await askForBrochure(page);
  expect((await second).suggestedFilename()).toBe('brochure.pdf');
  await expect(page.getByText(MESSAGE)).toBeHidden();
});

test('a brochure that cannot be checked opens in a new tab, else the parent is told', async ({
  page,
  context,
  newMobile,
}) => {
  await context.route('**/brochure.pdf', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 500 })
      : route.fulfill({ contentType: 'text/html', body: '<title>Brochure</title>' }),
  );
  await page.goto('/lp/pune');
  await enquire(page, newMobile);
  await comeBack(page);
  const opened = context.waitForEvent('page');
  await askForBrochure(page);
  const tab = await opened;
  await tab.waitForURL(/brochure\.pdf$/);
  await tab.close();

  const button = page.getByRole('banner').getByRole('button', { name: 'Download Brochure' });
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => {
    window.open = () => null;
  });
  // Answered at once: an open alert would hold the press that brought it.
  const told = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await askForBrochure(page);
  expect(await told).toBe(SORRY);
});
