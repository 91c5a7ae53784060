import { TRANSFER_CERTIFICATES } from '@/data/content/programs/transferCertificates';
import { SOCIAL_NAMES } from '@/data/copy/chrome';
import { SCHOOL, SOCIAL_LINKS } from '@/data/school';
import { REFERENCE } from '@/e2e/support/enquiry';
import { TRIED_KINDS } from '@/e2e/support/pageKinds';
import { expect, test } from '@/e2e/support/test';
import { longUnless } from '@/lib/testing/size';

test.use({ javaScriptEnabled: false });

test('every kind of page is readable without JavaScript', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { kind, path } of TRIED_KINDS) {
    if (kind === 'login' || kind === 'kitchen sink') continue;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const words = (await page.getByRole('main').textContent()) ?? '';
    expect.soft(words.length, path).toBeGreaterThan(60);
  }
});

test('the menu opens and leads to a branch without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('every part of the study menu is reached without JavaScript', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const links = [
    'NCERT solutions for Class 12',
    'CBSE syllabus for Class 12',
    'Worksheets for Grade 10',
    'Stories',
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of links) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('link', { name: /@/ })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await menu.getByRole('button', { name: 'Study materials' }).hover();
  for (const name of links) await expect(menu.getByRole('link', { name })).toBeVisible();
});

test('the search in the drawer is a plain form, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Search', exact: true })
    .click();
  await expect(page).toHaveURL(/\/search\??$/);
});

test('the footer leads to our pages on other sites and to the app', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [site, name] of SOCIAL_NAMES) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${name} `) })).toHaveAttribute(
      'href',
      SOCIAL_LINKS[site] ?? '',
    );
  }
  await expect(footer.getByRole('link', { name: /on Google Play/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /on the App Store/ })).toBeVisible();
});

test('on a phone each part of the footer opens at a press, on a desk all stand open', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const careers = footer.getByRole('link', { name: 'Careers' });
  await expect(careers).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(careers).toBeHidden();
  await footer.getByText('The school', { exact: true }).filter({ visible: true }).click();
  await expect(careers).toBeVisible();
});

test('the search box is a plain form', async ({ page }) => {
  await page.goto('/search');
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
    .fill('Bengaluru');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?s=Bengaluru/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Bangalore/ })
      .first(),
  ).toBeVisible();
});

const fill = async (page: import('@playwright/test').Page, birth: string): Promise<void> => {
  const form = page.locator('#enquire-mobile');
  await form.getByLabel('Parent name').fill('Ravi Kulkarni');
  await form.getByLabel('Child name').fill('Anu Kulkarni');
  await form.getByLabel('Mobile number').fill('9811100011');
  await form.getByLabel('Date of birth').fill(birth);
  await form.getByLabel('City').selectOption({ label: 'Bangalore' });
  await form.getByLabel('Branch').selectOption({ label: 'Jalahalli' });
  await form.getByLabel('Session Year').selectOption({ label: 'Nursery' });
  await form.getByRole('button', { name: 'Submit' }).click();
};

test('an enquiry is sent as a plain form and answered with a reference', async ({ page }) => {
  await page.goto('/bangalore-branches/jalahalli');
  await fill(page, '2021-06-15');
  await expect(page).toHaveURL(new RegExp(`/enquiry/${SCHOOL.shortName}-`));
  await expect(page.getByRole('main')).toContainText(REFERENCE);
});

test('a mistake comes back with everything that was typed, and no name in the address', async ({
  page,
}) => {
  await page.goto('/bangalore-branches/jalahalli');
  await fill(page, '2031-06-15');
  await expect(page).toHaveURL(/\/enquiry\/check$/);
  await expect(page.getByLabel('Parent name')).toHaveValue('Ravi Kulkarni');
  await expect(page.getByRole('main')).toContainText('Date of birth');
});

test('a parent reads the result of a contest', async ({ page }) => {
  await page.goto('/public-speaking');
  await expect(page.getByText('Voting closed on 6 June 2025. This is the result.')).toBeVisible();
  await expect(page.getByText('2971 votes were cast in all.')).toBeVisible();
});

test('a parent finds a whole worksheet and its key', async ({ page }) => {
  await page.goto('/worksheets/grade-7/integers-multiply-and-divide');
  await expect(page.getByText('Code G7-NEG-A2K7').first()).toBeVisible();
  await page.getByLabel('Show the answer key').check();
  const key = page.getByRole('region', { name: 'Answer key' });
  await expect(key.getByRole('listitem')).toHaveCount(16);
  await expect(page.getByRole('button', { name: 'Another sheet' })).toBeHidden();
});

test('a parent checks a transfer certificate by number and birthday', async ({ page }) => {
  const [certificate] = TRANSFER_CERTIFICATES;
  const ask = async (bornOn: string): Promise<void> => {
    await page.getByLabel('Certificate number').fill(certificate?.number ?? '');
    await page.getByLabel('Date of birth on the certificate').fill(bornOn);
    await page.getByRole('button', { name: 'Find' }).click();
  };
  await page.goto('/transfer-certificates');
  await ask('2001-01-01');
  await expect(page.getByRole('alert')).toContainText('We found no certificate');
  await ask(certificate?.bornOn ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is in our register');
  await expect(page.getByRole('main')).toContainText(certificate?.lastClass ?? '');
});

for (const { kind, path, isInShort } of [
  { kind: 'home', path: '/', isInShort: false },
  { kind: 'branch', path: '/bangalore-branches/jalahalli', isInShort: false },
  { kind: 'search', path: '/search?s=pune', isInShort: true },
  { kind: 'landing page', path: '/lp/pune', isInShort: true },
]) {
  const options = longUnless(isInShort);
  test(
    `${kind} is drawn from its own answer, with no style to wait for on a slow network`,
    options,
    async ({ page }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
      await page.goto(path);
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
      // Without a style a heading stands in the browser's own serif.
      await expect(page.locator('h1')).toHaveCSS('font-family', /latin Fallback/);
    },
  );
}
