import type { Page } from '@playwright/test';
import { findViolations } from '@/e2e/support/accessibility';
import { AROUND, expectAround } from '@/e2e/support/chromePages';
import { readShifts, watchShifts } from '@/e2e/support/layoutShifts';
import { TRIED_KINDS } from '@/e2e/support/pageKinds';
import { expect, test } from '@/e2e/support/test';
import { countBytes, expectLight } from '@/e2e/support/weight';
import { IS_LONG } from '@/lib/testing/size';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

const listBarriers = async (page: Page, within?: string): Promise<string[]> =>
  (await findViolations(page, within))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// One visit for all of it: opening a page takes longest. What each weighs is also held by
// `npm run budgets`. The console is watched by `test` itself.
for (const { kind, path } of TRIED_KINDS) {
  test(`${kind} stands still, is accessible and fits the narrowest phone`, async ({
    page,
    browser,
  }) => {
    const around = AROUND.find(([known]) => known === path);
    // In the short form each header and footer once, on a phone and on a desk; of the other pages what
    // is between them, on a phone.
    const isCheckedWhole = IS_LONG || around !== undefined;
    const bytes = await countBytes(page);
    await watchShifts(page);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const transferred = bytes();
    const shifts = await readShifts(page);
    expect(shifts.sum, shifts.moved.join('; ')).toBeLessThan(0.01);
    await expect(page.locator('h1')).toHaveCount(1);
    if (around) await expectAround(page, around);
    expect(await listBarriers(page, isCheckedWhole ? undefined : 'main')).toEqual([]);

    await page.setViewportSize(NARROWEST);
    expect(await measureOverflow(page)).toBe(0);

    await page.setViewportSize(DESKTOP);
    if (around) await expectAround(page, around);
    if (isCheckedWhole) expect(await listBarriers(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    // In the short form `npm run budgets` alone holds it.
    if (IS_LONG) await expectLight(page, browser, transferred);
  });
}
