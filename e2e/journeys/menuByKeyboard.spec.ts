import { expect, test } from '@/e2e/support/test';

test('the whole menu works by keyboard', async ({ page, isMobile }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
  }
  // The development server hides a page until its styles are there.
  await expect(menu).toBeVisible();
  const sections = menu.getByRole('button', { expanded: false }).filter({ visible: true });
  const names = (await sections.allTextContents()).filter((name) => name.trim() !== '');
  expect(names.length).toBeGreaterThanOrEqual(2);

  for (const name of names) {
    const toggle = menu.getByRole('button', { name: name.trim(), exact: true }).first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }
  // One open per level: only the last of them is.
  const [first] = names;
  await expect(
    menu.getByRole('button', { name: first?.trim() ?? '', exact: true }).first(),
  ).toHaveAttribute('aria-expanded', names.length > 1 ? 'false' : 'true');
});

test('a city opens with Enter, shows its branches, and a branch leads to its page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await menu
    .getByRole('button', { name: /schools/i })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const city = menu.getByRole('button', { name: /Hyderabad/ });
  await city.focus();
  await page.keyboard.press('Enter');
  const branch = menu.getByRole('link', { name: 'Sainikpuri' });
  await expect(branch).toBeVisible();
  await branch.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hyderabad-branches/sainikpuri');
  await expect(menu.getByRole('link', { name: 'Sainikpuri' })).toBeHidden();
});

test('Escape and a press outside close what is open', async ({ page, isMobile }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    return;
  }
  const toggle = menu.getByRole('button', { name: /schools/i }).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.mouse.click(640, 770);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
