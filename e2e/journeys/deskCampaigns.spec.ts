import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { photograph } from '@/e2e/support/photograph';
import { addStaff, logInAtDesk } from '@/e2e/support/staff';
import { expect, test } from '@/e2e/support/test';
import { LONG } from '@/lib/testing/size';

const SHOWN = 'Children of Grade 4 at the potter’s wheel.';

/** Whether a visitor sees the campaign's own picture: the file is there, and a browser can read it. */
const expectPicture = async (page: Page): Promise<void> => {
  const picture = page.getByRole('img', { name: SHOWN });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
};

/** Logs somebody of marketing in, and begins a campaign for one branch. */
const beginCamp = async (
  page: Page,
  newMobile: string,
  readOtp: (mobile: string) => Promise<string>,
): Promise<void> => {
  const staff = newMobile.replace(/^98/, '96');
  addStaff(staff, '--role', 'marketing');
  await logInAtDesk(page, staff, readOtp, 'Campaigns');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('radio', { name: /^A camp/ }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Please choose the city that the page is about.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'City' }).selectOption('Pune');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption({ label: 'OIS Nigdi' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Draft/ })).toBeVisible();
};

test('marketing writes a campaign, sees it beside the form, and visitors get it within ten seconds', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  test.slow();
  await beginCamp(page, newMobile, readOtp);
  const slug = `camp-${newMobile}`;
  const address = page.getByLabel('End of the address');
  await address.fill('pune');
  await expect(
    page.getByRole('link', {
      name: '“pune” is a city or a branch already; choose another end of the address.',
    }),
  ).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(slug);
  await page.getByLabel('Heading', { exact: true }).first().fill('Clay and cricket in May');
  await page
    .getByLabel('Title')
    .first()
    .fill(`Summer camp ${newMobile.slice(-5)}`);
  await page.getByLabel('Telephone number of its own').fill('98450 99999');
  await page.getByLabel('E-mail address').check();
  await page.getByLabel('Choose a picture, or drop one here').setInputFiles(await photograph());
  await expect(page.getByText('The picture is there.')).toBeVisible();
  await page.getByLabel('What the picture shows').fill(SHOWN);
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Clay and cricket in May');
  await expect(preview.getByLabel('Email')).toHaveCount(0);
  await expect(preview.getByRole('img', { name: SHOWN })).toHaveCount(1);
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await expect(page.getByText('Nothing is missing: you can publish it.')).toBeVisible();
  await expectAccessible(page);

  const visitors = await browser.newContext({ baseURL });
  const visitor = await visitors.newPage();
  expect((await visitor.goto(`/campaign/${slug}`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('Published. Within ten seconds every visitor sees it.'),
  ).toBeVisible();
  await expect(async () => {
    expect((await visitor.goto(`/campaign/${slug}?utm_source=google`))?.status()).toBe(200);
  }).toPass({ timeout: 10_000 });
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Clay and cricket in May');
  await expect(visitor.locator('a[href="tel:9845099999"]').first()).toBeVisible();
  await expect(visitor.getByLabel('Email')).toHaveCount(0);
  await expect(visitor.getByLabel('Branch')).toHaveValue(/^\d+$/);
  await expectPicture(visitor);

  await page.getByLabel('Heading', { exact: true }).first().fill('Clay, cricket and song in May');
  await expect(page.getByRole('heading', { level: 2, name: /not published/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Clay, cricket and song in May',
      { timeout: 500 },
    );
  }).toPass({ timeout: 10_000 });

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Draft/ })).toBeVisible();
  await expect(async () => {
    expect((await visitor.goto(`/campaign/${slug}`))?.status()).toBe(404);
  }).toPass({ timeout: 10_000 });
  await visitors.close();

  const title = page.getByLabel('Title').first();
  const editor = page.url();
  await title.fill(`Last words ${newMobile.slice(-5)}`);
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await page.goto(editor);
  await expect(title).toHaveValue(`Last words ${newMobile.slice(-5)}`);
});

test('a draft has a preview for others, parts that can be moved, and a history to go back in', async ({
  page,
  browser,
  baseURL,
  newMobile,
  readOtp,
}) => {
  test.slow();
  await beginCamp(page, newMobile, readOtp);
  await page.getByLabel('Kind of part').selectOption({ label: 'Names and what stands for each' });
  await page.getByRole('button', { name: 'Add a part' }).click();
  await expect(page.getByRole('link', { name: /a text is empty/i }).first()).toBeVisible();
  const part = page.locator('details', { hasText: 'Part 4' });
  await part.getByLabel('Heading').fill('When and how much');
  await part.getByLabel('Name', { exact: true }).fill('Days');
  await part.getByLabel('What stands for it').fill('4 to 15 May');
  await expect(page.getByText('Nothing is missing: you can publish it.')).toBeVisible();
  await part.getByRole('button', { name: /^Move up: When/ }).click();
  await expect(page.getByText('Part 3: When and how much')).toBeVisible();
  await expect(page.getByText('All changes are saved.')).toBeVisible();

  const others = await browser.newContext({ baseURL });
  const other = await others.newPage();
  const link = page.getByRole('link', { name: /^\/desk\/preview\// });
  await other.goto((await link.getAttribute('href')) ?? '');
  await expect(other.getByText(/^Preview of a draft/)).toBeVisible();
  await expect(other.getByText('4 to 15 May')).toBeVisible();
  await expect(other.locator('[inert]').getByText('4 to 15 May')).toBeVisible();
  await page.getByRole('button', { name: 'End this address and make another one' }).click();
  await expect(page.getByText('The old preview address leads nowhere now.')).toBeVisible();
  expect((await other.reload())?.status()).toBe(404);
  await others.close();

  await page.getByRole('button', { name: /^Go back to this: .*Begun$/ }).click();
  await expect(
    page.getByText('The earlier version is the draft again.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Part 3: When and how much')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});

test('two people at one campaign: the second one is told, and sees what the first one wrote', {
  tag: LONG,
}, async ({ page, newMobile, readOtp }) => {
  test.slow();
  await beginCamp(page, newMobile, readOtp);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Heading', { exact: true }).first().fill('Written by a colleague');
  await expect(other.getByText('All changes are saved.')).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).first().fill('Written too late');
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect(page.getByLabel('Heading', { exact: true }).first()).toHaveValue(
    'Written by a colleague',
  );
});
