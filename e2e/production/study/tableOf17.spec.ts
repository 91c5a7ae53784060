import { expect, test } from '@/e2e/support/test';

const ADDRESS = '/maths-concepts/table-of-17';

test('a pupil learns the table of 17 and checks it without a clock', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Table of 17' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  await expect(
    page.getByText('seventeen eights are one hundred thirty-six', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Hide answers' }).click();
  await page.getByRole('button', { name: 'Show 17 times 8', exact: true }).click();
  await expect(page.getByText('136', { exact: true }).first()).toBeVisible();

  const check = page.getByRole('region', { name: /25 questions/ });
  await check.getByLabel('Without a clock').check();
  await check.getByRole('button', { name: 'Start the check' }).click();
  for (let at = 1; at <= 25; at += 1) {
    await expect(check.getByText(`Question ${at} of 25`, { exact: true })).toBeVisible();
    const asked = (await check.getByText(/^17 × \d+$/).textContent()) ?? '';
    const times = Number(asked.split(' × ')[1]);
    await check.getByRole('textbox').fill(String(at === 3 ? 1 : 17 * times));
    await check.getByRole('textbox').press('Enter');
  }
  await expect(check.getByRole('heading', { name: '24 of 25 right' })).toBeVisible();
  await expect(check.getByRole('listitem')).toHaveCount(1);
});

test('a pupil goes from the table of 17 to its double', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: 'Table of 34' }).click();
  await expect(page).toHaveURL(/\/maths-concepts\/table-of-34$/);
  await expect(page.getByRole('rowheader', { name: '34 × 20' })).toBeVisible();
});

for (const slug of ['0', '07', '121']) {
  test(`there is no table of ${slug}`, async ({ page }) => {
    const response = await page.goto(`/maths-concepts/table-of-${slug}`);
    expect(response?.status()).toBe(404);
  });
}
