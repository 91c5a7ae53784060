import { expect, test } from '@/e2e/support/test';

const CHAPTER = '/class7-ncert-solutions/ganita-prakash/chapter-10';

test('a pupil slips on a sign, reads what happened, and asks for ten more', async ({ page }) => {
  await page.goto(CHAPTER);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Part 2, chapter 2: Operations with Integers',
  );
  const question = main.getByRole('listitem').filter({ hasText: 'Find (−8) × 7.' });
  const field = question.getByRole('textbox');
  await field.fill('56');
  await field.press('Enter');
  await expect(question.getByRole('status')).toHaveText(
    'Not yet. The size is right. With one negative factor the product is negative.',
  );
  await field.fill('-56');
  await field.press('Enter');
  await expect(question.getByRole('status')).toHaveText('Right: −56');
  await expect(main.getByText(/^1 of \d+ right$/)).toBeVisible();

  const more = main.getByRole('region', { name: 'Ten more' });
  await page.getByRole('button', { name: '10 more like this' }).click();
  await expect(more.getByRole('heading', { name: 'Ten more' })).toBeFocused();
  await expect(more.getByRole('textbox')).toHaveCount(10);
  const first = await more.getByRole('listitem').first().textContent();
  await page.getByRole('button', { name: '10 more like this' }).click();
  await expect(more.getByRole('listitem').first()).not.toHaveText(first ?? '');
});

test('a class finds this year’s book first, and the one before with its last session', async ({
  page,
}) => {
  await page.goto('/class7-ncert-solutions');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Maths: Ganita Prakash');
  const before = page.getByRole('region', { name: 'The books before, in use until 2024-25' });
  await before.getByRole('link', { name: 'Mathematics' }).click();
  await expect(page).toHaveURL('/class7-ncert-solutions/maths');
  await expect(page.getByText(/was in use until 2024-25; since 2025-26/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hint, steps and answers of a chapter open, and nothing asks for a script', async ({
    page,
  }) => {
    await page.goto(CHAPTER);
    const main = page.getByRole('main');
    await main.getByText('Show a hint').first().click();
    await expect(
      main.getByText('Positive factors change no sign.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: '10 more like this' })).toBeHidden();
  });
});
