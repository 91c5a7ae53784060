import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';

// The clock of the page stands still meanwhile: a busy machine types so slowly that half a word is asked for.
const typeAtOnce = async (page: Page, box: Locator, text: string) => {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await box.fill('');
  await box.pressSequentially(text);
  await page.clock.resume();
};

test('a parent searches with a spelling mistake and opens the branch', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('jalahali');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?s=jalahali/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jalahalli/ })
    .first()
    .click();
  await expect(page).toHaveURL('/bangalore-branches/jalahalli');
});

test('a parent types half a name and opens the branch with the keys alone', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = dialog.getByRole('combobox');
  await expect(box).toBeFocused();
  const before = await dialog.boundingBox();

  await page.keyboard.type('btm lay', { delay: 40 });
  const list = dialog.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('BTM Layout');
  await expect(dialog.getByRole('status').filter({ hasText: 'suggestion' })).toHaveCount(1);
  // The list comes and goes without moving anything.
  expect(await dialog.boundingBox()).toEqual(before);

  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('BTM Layout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bangalore-branches/btm-layout');
  await expect(dialog).toBeHidden();
});

test('Escape closes the suggestions first and the dialog after them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').pressSequentially('pune');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(dialog.getByRole('combobox')).toHaveValue('pune');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the results page suggests too, and asks once for what is typed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('s') ?? '');
  });
  await page.clock.install();
  await page.goto('/search?s=fees');
  const main = page.getByRole('main');
  await main.getByLabel('What are you looking for?').click();
  const box = main.getByRole('combobox');
  await expect(box).toHaveValue('fees');
  await typeAtOnce(page, box, 'jalahal');
  await expect(main.getByRole('option', { name: /Jalahalli/ })).toBeVisible();
  expect(asked).toEqual(['jalahal']);
  await main.getByRole('option', { name: /Jalahalli/ }).click();
  await expect(page).toHaveURL('/bangalore-branches/jalahalli');
});

test('one search is asked for once, from the suggestion to the results page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isAnswered = searchParams.has('answered');
    if (pathname === '/api/search') asked.push(searchParams.get('s') ?? '');
    if (pathname.endsWith('/search.json') && !isAnswered) asked.push('the page');
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await typeAtOnce(page, dialog.getByRole('combobox'), 'jalahali');
  await expect(dialog.getByRole('option', { name: /Jalahalli/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?s=jalahali');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Jalahalli/ }).first()).toBeVisible();
  expect(asked).toEqual(['jalahali']);
});

test('after a reload, going back still shows the earlier search', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByLabel('What are you looking for?').click();
  await main.getByRole('combobox').fill('fees');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?s=fees');
  await main.getByRole('combobox').fill('jalahali');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?s=jalahali');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/search?s=fees');
  await expect(main.getByRole('link', { name: /Fee structure/ }).first()).toBeVisible();
});

test('going back shows the earlier search, in the box as well', async ({ page }) => {
  await page.goto('/search?s=fees');
  const main = page.getByRole('main');
  await main.getByLabel('What are you looking for?').click();
  await main.getByRole('combobox').fill('pune');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?s=pune/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('pune');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('fees');
  await expect(main.getByLabel('What are you looking for?')).toHaveValue('fees');
});

test('a pupil asks for any number in words', async ({ page }) => {
  await page.goto('/search?s=99999999+in+words');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL('/converters/number-to-words/99999999-in-words');
});

test('blank text does nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('   ');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('hostile text is shown, not run', async ({ page }) => {
  let alerted = false;
  page.on('dialog', async (dialog) => {
    alerted = true;
    await dialog.dismiss();
  });
  const text = '<img src=x onerror=alert(1)>"\'';
  await page.goto(`/search?s=${encodeURIComponent(text)}`);
  await expect(page.getByRole('main')).toContainText('<img src=x');
  expect(alerted).toBe(false);
});
