import { SOCIAL_LINKS } from '@/data/school';
import { expect, test } from '@/e2e/support/test';

const RECORD = {
  id: 4,
  title: 'Schools near you',
  link: [
    { title: 'Jalahalli', link: '/bangalore-branches/jalahalli' },
    { title: 'In the news', link: 'https://news.example/school' },
  ],
  is_active: true,
  is_deleted: false,
  facebook: 'https://social.example/school',
  email: 'office@school.example',
};

test('the footer shows what its service knows, asked for once in a visit', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/footer', (route) => {
    calls += 1;
    return route.fulfill({ json: RECORD });
  });
  await page.goto('/day-school');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: RECORD.title })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Facebook / })).toHaveAttribute(
    'href',
    RECORD.facebook,
  );
  await expect(footer.getByRole('link', { name: RECORD.email })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^In the news / })).toHaveAttribute(
    'target',
    '_blank',
  );
  await footer.getByRole('link', { name: 'Jalahalli', exact: true }).click();
  await expect(page).toHaveURL('/bangalore-branches/jalahalli');
  await expect(footer.getByRole('heading', { name: RECORD.title })).toBeVisible();
  expect(calls).toBe(1);
});

test('the footer keeps its own links when its service fails', async ({ page }) => {
  await page.route('**/api/footer', (route) => route.abort());
  await page.goto('/day-school');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^Facebook / })).toHaveAttribute(
    'href',
    SOCIAL_LINKS.facebook ?? '',
  );
  await expect(footer.getByRole('link', { name: /on Google Play/ })).toBeVisible();
});
