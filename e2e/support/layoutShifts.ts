import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

const watch = (): void => {
  const seen: { sum: number; moved: string[] } = { sum: 0, moved: [] };
  Object.assign(window, { shifts: seen });
  const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const place = (rect: DOMRectReadOnly) =>
      [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
    return `${element?.localName}.${element?.className} from ${place(from)} to ${place(to)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      seen.moved.push(...entry.sources.map(describe));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Adds up, from before the first paint, how far things jump without a visitor's doing. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** The sum so far, as web.dev/articles/cls scores it, and what moved (x, y, width and height in px). */
export const readShifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));
