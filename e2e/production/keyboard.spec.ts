import { expect, test } from '@/e2e/support/test';

test('the login dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/day-school');
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await login.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();
});

test('a mistake in a dialog is said, and the focus goes to its field', async ({ page }) => {
  await page.goto('/day-school');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog', { name: 'Login' }).getByLabel('Mobile number');
  await expect(field).toBeFocused();
  await page.keyboard.type('98450');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/valid 10-digit mobile number/);
});

test('the branches of a city are filtered by typing, and how many are left is said', async ({
  page,
}) => {
  await page.goto('/bangalore-branches');
  const field = page.getByRole('main').getByLabel('Your area or locality');
  await field.focus();
  await page.keyboard.type('jalahali');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('1');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Jalahalli/ })
      .first(),
  ).toBeVisible();
});

test('the formulas are filtered by typing, and how many are left is said', async ({ page }) => {
  await page.goto('/physics-formula');
  await page.getByLabel('Word or topic').focus();
  await page.keyboard.type('lens');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^\d+ of \d+ formulas are shown\.$/,
  );
});

test('a practice question is answered without a mouse', async ({ page }) => {
  await page.goto('/maths-concepts/integers');
  const answer = page.getByRole('main').getByLabel('Your answer').first();
  await answer.focus();
  await page.keyboard.type('5');
  const right = page.getByRole('main').getByText(/^Right/);
  // Enter does nothing, and takes nothing away, before React is there: a person presses it again.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(right.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/event/go-cosmo-2024', '/maths-concepts/table-of-17']) {
    await page.goto(path);
    await page.waitForLoadState('load');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && typeof duration === 'number' && duration > 1;
        })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'one')),
    );
    expect(moving).toEqual([]);
  }
});
