import { expect, test } from '@/e2e/support/test';

test('a pupil opens the study menu by class, on a desk and on a phone', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Study materials' }).click();

  const syllabus = menu.getByRole('button', { name: 'CBSE syllabus 2024-2025' });
  await syllabus.click();
  await expect(syllabus).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'CBSE syllabus for Class 10' })).toBeVisible();

  // Opening a sub-item closes its siblings (specification 4.5).
  const ncert = menu.getByRole('button', { name: 'NCERT solutions' });
  await ncert.focus();
  await page.keyboard.press('Enter');
  await expect(ncert).toHaveAttribute('aria-expanded', 'true');
  await expect(syllabus).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'CBSE syllabus for Class 10' })).toBeHidden();

  const link = menu.getByRole('link', { name: 'NCERT solutions for Class 7', exact: true });
  await expect(link).toHaveText('7');
  await link.click();
  await expect(page).toHaveURL('/class7-ncert-solutions');
  await expect(link).toBeHidden();
});

test('every study group fits the window of a small desk, without a hidden row', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have a drawer, which scrolls');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const section = menu.getByRole('button', { name: 'Study materials' });
  await section.click();
  const panel = page.locator('#menu-study');
  const groups = panel.getByRole('button');
  const names = await groups.allTextContents();
  expect(names).toHaveLength(10);
  for (const name of names) {
    await panel.getByRole('button', { name, exact: true }).click();
    const { bottom, isScrolled } = await panel.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      isScrolled: element.scrollHeight > element.clientHeight,
    }));
    expect(bottom, name).toBeLessThanOrEqual(720);
    expect(isScrolled, name).toBe(false);
    const lowest = await panel
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        Math.max(...links.map((link) => link.getBoundingClientRect().bottom)),
      );
    expect(lowest, name).toBeLessThanOrEqual(720);
  }
});

test('a parent finds the search, the number and the e-mail address in the open drawer', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the drawer is for phones');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(menu.locator('[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: /^Doubt Connect/ })).toBeVisible();
  await menu.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});
