import { expect, test } from '@/e2e/support/test';

test('a parent prints a sheet for Grade 3 with its key on a page of its own', async ({ page }) => {
  await page.goto('/worksheets');
  await page.getByRole('main').getByRole('link', { name: 'Grade 3', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worksheets for Grade 3');
  await page.getByRole('main').getByRole('link', { name: 'Division with remainder' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Division with remainder', exact: true }),
  ).toBeVisible();

  await expect(page.getByRole('button', { name: 'Print with key' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const key = page.getByRole('region', { name: 'Answer key' });
  await expect(key.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Check my answers' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a pupil opens a classmate’s sheet by its code and has it marked', async ({ page }) => {
  await page.goto('/worksheets');
  const code = page.getByLabel('Sheet code');
  await code.fill('g3-add-0f2k');
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await expect(page.getByText('“0” never stands in the last part')).toBeVisible();
  await code.fill('g3 add 7f2k');
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await expect(page).toHaveURL(/\/worksheets\/grade-3\/three-digit-addition\?code=G3-ADD-7F2K$/);
  await expect(page.getByText('G3-ADD-7F2K', { exact: true }).first()).toBeVisible();

  const [first = 0, second = 0] =
    (
      (await page
        .getByText(/^\d+ \+ \d+ =$/)
        .first()
        .textContent()) ?? ''
    )
      .match(/\d+/g)
      ?.map(Number) ?? [];
  await page.getByLabel('Question 1', { exact: true }).fill(String(first + second));
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByText('1 of 1 right, 15 still to do.')).toBeVisible();
});

test('a link that was shared before topics had pages of their own still opens its sheet', async ({
  page,
}) => {
  await page.goto('/worksheets/grade-3?code=G3-DVD-7F2K');
  await expect(page).toHaveURL(/\/grade-3\/division-with-remainder\?code=G3-DVD-7F2K$/);
  await expect(page.getByText('G3-DVD-7F2K', { exact: true }).first()).toBeVisible();
});
