import type { Page } from '@playwright/test';

/** Keeps the page's code back, as a weak network does, until the answer is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThemCome = () => {};
  const held = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await held;
    await route.continue();
  });
  return letThemCome;
};
