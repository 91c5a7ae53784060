import type { Page } from '@playwright/test';

const watch = (): void => {
  const seen = { sum: 0 };
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.sum += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Adds up, from before the first paint, how far things jump without a visitor's doing. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** The sum so far, as web.dev/articles/cls scores it. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, 'shifts'), 'sum'));
