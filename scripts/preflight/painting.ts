import type { Page } from '@playwright/test';
import type { Measured } from './observed';

/** Runs in the page: the largest paint until now, and whether the HTML that came first has it. */
const findLargest = (html: string): Promise<Measured['lcp']> =>
  new Promise((resolve) => {
    const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const first = new DOMParser().parseFromString(html, 'text/html');
    for (const code of first.querySelectorAll('script, style, noscript')) code.remove();
    const read = (list: PerformanceObserverEntryList) => {
      const entry = list.getEntries().at(-1);
      if (!(entry instanceof LargestContentfulPaint)) return resolve(null);
      const { element, url, startTime } = entry;
      const text = plain(element?.textContent);
      const isText = url === '' && text !== '';
      const isInHtml = isText
        ? plain(first.body.textContent).includes(text)
        : url !== '' && html.includes(new URL(url, location.href).pathname);
      resolve({ what: element?.localName ?? 'an element', ms: startTime, isInHtml });
    };
    new PerformanceObserver(read).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(null), 2000);
  });

/** The largest contentful paint of the page that is open. `html` is the body of its first answer. */
export const readPainting = (page: Page, html: string): Promise<Measured['lcp']> =>
  page.evaluate(findLargest, html);
