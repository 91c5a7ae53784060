import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';
import { LONG } from '@/lib/testing/size';

const BOOK = '/class7-ncert-solutions/ganita-prakash';
const CHAPTER = `${BOOK}/chapter-10`;

const keepClass = async (page: Page) => {
  await page.goto('/my-study');
  await page.getByRole('checkbox', { name: 'Class 7' }).check();
  await expect(page.getByText(/^It takes about \d+\.\d MB of room and about \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep class 7 on this phone' }).click();
  await expect(page.getByText(/^Class 7 is on this phone: \d+ pages, about/)).toBeVisible({
    timeout: 120_000,
  });
};

const answer = async (page: Page, question: string, text: string) => {
  const item = page.getByRole('listitem').filter({ hasText: question });
  await item.getByRole('textbox').fill(text);
  await item.getByRole('textbox').press('Enter');
  await expect(item.getByRole('status')).toHaveText(/^Right/);
};

// The browser itself logs what it could not fetch; the pages have to work all the same.
test('a pupil keeps class 7 on the phone and learns without a network', async ({ page, context }, {
  project,
}) => {
  test.skip(
    project.name === 'development',
    'The development server builds pages as they are asked for.',
  );
  test.setTimeout(240_000);
  await keepClass(page);
  await context.setOffline(true);

  await page.goto(CHAPTER);
  await answer(page, 'Find (−8) × 7.', '-56');
  const more = page.getByRole('region', { name: 'Ten more' });
  await page.getByRole('button', { name: '10 more like this' }).click();
  await expect(more.getByRole('textbox')).toHaveCount(10);

  await page.goto('/maths-concepts/table-of-17');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await expect(page.getByText('Question 1 of 25', { exact: true })).toBeVisible();

  await page.goto('/worksheets/grade-7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/worksheets/grade-7/integers-multiply-and-divide');
  await page.getByRole('button', { name: 'Another sheet' }).click();
  await expect(page).toHaveURL(/\/worksheets\/grade-7\/[a-z-]+\?code=G7-/);

  await page.goto('/my-study');
  await expect(page.getByText(/^1 of 15 chapters begun, 1 question solved$/)).toBeVisible();
  await page.getByRole('link', { name: 'Maths', exact: true }).click();
  await expect(page).toHaveURL(BOOK);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'without a network no admission page comes from the phone, and it says what is there',
  { tag: LONG },
  async ({ page, context }, { project }) => {
    test.skip(
      project.name === 'development',
      'The development server builds pages as they are asked for.',
    );
    test.setTimeout(240_000);
    await page.goto('/admissions');
    await keepClass(page);
    await context.setOffline(true);
    for (const path of ['/admissions', '/login', '/class8-ncert-solutions']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Class 7' }).click();
    await expect(page).toHaveURL('/class7-ncert-solutions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(40);
    expect(stored.filter((path) => /admission|login|enquiry|branches|campaign/.test(path))).toEqual(
      [],
    );

    await context.setOffline(false);
    await page.goto('/my-study');
    await page.getByRole('button', { name: 'Remove class 7 from this phone' }).click();
    await expect(page.getByText('Class 7 is no longer stored on this phone.')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  },
);

test('who keeps no class has no service worker', async ({ page }) => {
  await page.goto('/my-study');
  await page.goto(CHAPTER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
