import type { Page } from '@playwright/test';
import { CHROME_COPY } from '@/data/copy/chrome';
import { HEADER_NAMES, type HeaderName } from '@/lib/chrome/rules';
import type { Seen } from './observed';

/** The button that this header alone has; the logo stands alone. */
const HEADER_BUTTONS: Record<HeaderName, string | null> = {
  site: 'Search',
  logo: null,
  campaign: 'Enquire Now',
  brochure: 'Download Brochure',
  none: null,
};

const HEADERS = HEADER_NAMES.map((name) => ({ name, label: HEADER_BUTTONS[name] }));
type Words = { headers: typeof HEADERS; fullFooter: string };

/** Runs in the page: reads what stands there as a visitor sees it. */
const lookAround = (words: Words): Seen => {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // A header inside of an article belongs to the article.
  const landmark = (tag: string) =>
    [...document.querySelectorAll(tag)].find(
      (element) => !element.closest('main, article, section, dialog'),
    ) ?? null;
  const header = landmark('header');
  const footer = landmark('footer');
  const button = (name: string) => header?.querySelector(`[aria-label="${name}"]`) ?? null;
  const isShown = (selector: string) => [...document.querySelectorAll(selector)].some(isVisible);
  const numbers = (place: Element | null) =>
    [...(place?.querySelectorAll('a[href^="tel:"]') ?? [])]
      .filter(isVisible)
      .map((link) => (link.getAttribute('href') ?? '').slice('tel:'.length));
  const readHeader = (): Seen['header'] => {
    if (header === null) return 'none';
    const seen = words.headers.find(({ label }) => label !== null && button(label) !== null);
    return seen?.name ?? 'logo';
  };
  const readFooter = (): Seen['footer'] => {
    if (footer === null) return 'none';
    return footer.textContent?.includes(words.fullFooter) ? 'full' : 'event';
  };
  const field = [
    ...document.querySelectorAll('#enquire-desktop #enquire-mobile :is(input, select, textarea)'),
  ].find(isVisible);
  const cities = document.querySelector<HTMLSelectElement>('#enquire-mobile select[name="city"]');
  return {
    header: readHeader(),
    hasMenu: isShown('header nav[aria-label="Main"]') || isShown('[aria-label="Open menu"]'),
    footer: readFooter(),
    phones: {
      header: numbers(header),
      main: numbers(document.querySelector('main')),
      footer: numbers(footer),
    },
    fieldBottom: field ? field.getBoundingClientRect().bottom + window.scrollY : null,
    cities: [...(cities?.options ?? [])].map(({ value }) => value).filter(Boolean),
  };
};

/** What a visitor sees of the site's rules on the page that is open. */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(lookAround, {
    headers: HEADERS,
    fullFooter: CHROME_COPY.claim,
  });
