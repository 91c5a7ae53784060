import { OFFICE_HOURS } from '@/data/school';
import { expect, test } from '@/e2e/support/test';

for (const path of ['/bangalore-branches/jalahalli', '/sonipat-branches/boarding-school-sonipat']) {
  test(`${path} prints how to reach the branch, without menu, form and footer`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      page.getByRole('contentinfo'),
      page.locator('#enquire-desktop'),
      page.getByRole('region', { name: 'Privacy choices' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    const contact = page.getByRole('region', { name: 'Visit or call' });
    await expect(contact).toBeVisible();
    await expect(contact.getByText('Address', { exact: true })).toBeVisible();
    await expect(contact.locator('[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
    await expect(contact.getByText(OFFICE_HOURS)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
