import type { Locator, Page } from '@playwright/test';
import { pressInBar } from '@/e2e/support/bar';
import { fillEnquiry, REFERENCE } from '@/e2e/support/enquiry';
import { expect, test } from '@/e2e/support/test';
import { hearLeads } from '@/scripts/preflight/hearLeads';
import { playThirdParties, rememberChoice, waitPastTheChat } from './stubs';

const loadedParties = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.thirdParties ?? '');

const enquire = async (page: Page, mobile: string): Promise<void> => {
  await fillEnquiry(page, mobile);
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/enquiries'));
  await page.locator('#enquire-mobile').getByRole('button', { name: 'Submit' }).click();
  expect((await answer).status()).toBe(201);
};

const pressAllow = (page: Page) =>
  page
    .getByRole('region', { name: 'Privacy choices' })
    .getByRole('button', { name: 'Allow', exact: true })
    .click();

/** Presses a link and stays: a tap on a number would ask the machine for a telephone. */
const pressAndStay = (link: Locator) =>
  link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (element instanceof HTMLElement) element.click();
  });

const tapNumber = (page: Page) => pressAndStay(page.locator('main a[href^="tel:"]').first());

/** The page that thanks is loaded anew, with the tags that belong to it. */
const expectThanks = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/thank-you');
  const tags = /^speed framework gtm( chat)?$/;
  await expect(page.locator('html')).toHaveAttribute('data-third-parties', tags);
};

test('an enquiry on a campaign page is told to each tag once, without anything personal', async ({
  page,
  newMobile,
}) => {
  await rememberChoice(page, 'allowed');
  await playThirdParties(page, 'answer');
  const heard = await hearLeads(page);
  await page.goto('/campaign/pune');
  await expect.poll(() => loadedParties(page)).toContain('pixel');
  await enquire(page, newMobile);
  const enquiries = () => heard.filter(({ id }) => id.startsWith('enquiry-'));
  await expect.poll(() => enquiries().map(({ party }) => party)).toEqual(['gtm', 'ads', 'pixel']);
  expect(new Set(enquiries().map(({ id }) => id)).size).toBe(1);
  expect(enquiries().map(({ what }) => what)).toEqual(['enquiry', 'AW-123456789/TestE', 'enquiry']);
  expect(JSON.stringify(heard)).not.toMatch(new RegExp(`${newMobile}|Asha|Meera`));
  expect(JSON.stringify(heard)).not.toMatch(REFERENCE);

  // Neither a reload nor the way back tells it again.
  await expectThanks(page);
  await page.reload();
  await page.goto('/campaign/pune');
  await expect.poll(() => loadedParties(page)).toContain('pixel');
  expect(enquiries()).toHaveLength(3);
});

test('the page that thanks after a campaign is without its advertising tags', async ({
  page,
  newMobile,
}) => {
  await rememberChoice(page, 'allowed');
  await playThirdParties(page, 'answer');
  await page.goto('/campaign/pune');
  await expect.poll(() => loadedParties(page)).toContain('pixel');
  await enquire(page, newMobile);
  await expectThanks(page);
  await expect(page.getByText(REFERENCE).first()).toBeVisible();
});

test('an enquiry before the yes is told once it is given while the page is open', async ({
  page,
  context,
  newMobile,
}) => {
  await playThirdParties(page, 'answer');
  const heard = await hearLeads(page);
  await page.goto('/fee-structure');
  await enquire(page, newMobile);
  expect(heard).toEqual([]);

  // In another tab: the answer is one for the whole site.
  const other = await context.newPage();
  await playThirdParties(other, 'answer');
  await other.goto('/privacy-policy');
  await pressAllow(other);
  await expect
    .poll(() => heard.map(({ party, what }) => `${party} ${what}`))
    .toEqual(['gtm enquiry']);
});

test('what was done on an earlier page is not told by a yes on a later one', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  );
  await playThirdParties(page, 'answer');
  const heard = await hearLeads(page);
  await page.goto('/campaign/pune');
  const recorded = page.waitForResponse('**/api/leads/whatsapp');
  await pressInBar(page, 'WhatsApp');
  await recorded;
  await tapNumber(page);
  await page.goto('/nearme');
  await pressAllow(page);
  await expect.poll(() => loadedParties(page)).toContain('gtm');
  expect(heard).toEqual([]);
});

test('an enquiry is told to nobody after a no', async ({ page, newMobile }) => {
  await rememberChoice(page, 'refused');
  const asked = await playThirdParties(page, 'answer');
  const heard = await hearLeads(page);
  await page.goto('/fee-structure');
  await enquire(page, newMobile);
  await waitPastTheChat(page);
  expect(heard).toEqual([]);
  expect(asked).toEqual([]);
});

test('a WhatsApp lead, a brochure and a tapped number are counted, each once in a visit', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  );
  await rememberChoice(page, 'allowed');
  await playThirdParties(page, 'answer');
  const heard = await hearLeads(page);
  await page.goto('/lp/pune');
  await expect.poll(() => loadedParties(page)).toContain('gtm');

  const chat = context.waitForEvent('page');
  await pressInBar(page, 'WhatsApp');
  await expect.poll(() => heard.map(({ what }) => what)).toEqual(['whatsapp']);
  await (await chat).close();

  await tapNumber(page);
  await tapNumber(page);
  await expect.poll(() => heard.map(({ what }) => what)).toEqual(['whatsapp', 'call']);

  await pressInBar(page, 'Download Brochure');
  await pressAndStay(page.getByRole('link', { name: /^Only want the file/ }));
  await expect.poll(() => heard.map(({ what }) => what)).toEqual(['whatsapp', 'call', 'brochure']);
});
