import type { Page } from '@playwright/test';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { getDetails } from '@/data/places/records/records';
import { expect, test } from '@/e2e/support/test';
import { sayHours } from '@/lib/schools/details/clock';

for (const [path, id] of [
  ['/bangalore-branches/jalahalli', 8],
  ['/sonipat-branches/boarding-school-sonipat', 113],
] as const) {
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
    const { office } = getDetails(id);
    const hours = `${office?.days}, ${sayHours(office?.hours ?? ['', ''])}`;
    await expect(contact.getByText(hours)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** How many sheets of paper the page takes. */
const countSheets = async (page: Page): Promise<number> => {
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
};

for (const [path, sheets] of [
  ['/class7-ncert-solutions/ganita-prakash/chapter-10', 2],
  ['/my-study', 1],
] as const) {
  test(`${path} prints on ${sheets} sheets, the last of them not blank`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
    // The room that a shelf keeps until it is read would be a sheet of its own.
    await expect(page.getByText(MY_STUDY_COPY.opening)).toBeHidden();
    expect(await countSheets(page)).toBe(sheets);
  });
}
