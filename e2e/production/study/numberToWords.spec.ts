import { expect, test } from '@/e2e/support/test';

const INDIAN = 'Nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine';
const PAGE = '/converters/number-to-words/99999999-in-words';

test('a pupil types 9,99,99,999 and reads it in words', async ({ page }) => {
  await page.goto('/converters');
  await page.getByRole('textbox', { name: 'Number' }).fill('9,99,99,999');
  await page.getByRole('button', { name: 'Write in words' }).click();
  await expect(page).toHaveURL(PAGE);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('9,99,99,999 in words');
  await expect(main.getByText(INDIAN, { exact: true })).toBeVisible();
  await expect(
    main.getByText('Ninety-nine million nine hundred ninety-nine thousand', { exact: false }),
  ).toBeVisible();
  await expect(
    main.getByText(
      'Rupees Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only',
    ),
  ).toBeVisible();
  await main.getByRole('link', { name: '10,00,00,000 in words' }).click();
  await expect(page).toHaveURL('/converters/number-to-words/100000000-in-words');
  await expect(main.getByText('Ten crore', { exact: true })).toBeVisible();
});

test('letters get a sentence that helps, and no page', async ({ page }) => {
  await page.goto('/converters/number-to-words');
  await page.getByRole('textbox', { name: 'Number' }).fill('many');
  await page.getByRole('button', { name: 'Write in words' }).click();
  await expect(page.getByText('Use digits only, such as 45000 or 45,000.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box leads to the page all the same', async ({ page }) => {
    await page.goto('/converters/number-to-words');
    await page.getByRole('textbox', { name: 'Number' }).fill('2.5 lakh');
    await page.getByRole('button', { name: 'Write in words' }).click();
    await expect(page).toHaveURL('/converters/number-to-words/250000-in-words');
    await expect(page.getByText('Two lakh fifty thousand', { exact: true })).toBeVisible();
  });

  test('a number that cannot be written gets a sentence', async ({ page }) => {
    await page.goto('/converters/number-to-words?n=3.5');
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('3.5');
    await expect(page.getByText(/Type a whole number. Leave out the point/)).toBeVisible();
  });
});

test('each number has one address', async ({ request }) => {
  const statusOf = async (name: string) =>
    (await request.get(`/converters/number-to-words/${name}`, { maxRedirects: 0 })).status();
  for (const name of ['0-in-words', '42-in-words', '12345-in-words', '999999999999999-in-words'])
    expect(await statusOf(name)).toBe(200);
  for (const name of ['007-in-words', '+7-in-words', '7.0-in-words', '-1-in-words'])
    expect(await statusOf(name)).toBe(404);
  expect(await statusOf('1000000000000000-in-words')).toBe(404);
  expect(await statusOf('seven-in-words')).toBe(404);
});

test('a parent converts land and shares the link', async ({ page }) => {
  await page.goto('/converters/area');
  await page.getByRole('textbox', { name: 'Amount' }).fill('3');
  await page.getByRole('combobox', { name: 'To' }).selectOption('guntha');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    '3 acres = 120 gunthas',
  );
  await expect(page).toHaveURL(/amount=3/);
  await page.goto(page.url());
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3');
  await expect(page.getByText('3 × 40 = 120')).toBeVisible();
});
