/**
 * How the visit began, stored for the visit only, so that an enquiry sent from the third page can
 * still say which link brought the parent (design 5.10). Every page loads this file: keep it small.
 * Plain strings, since an address holds no space.
 */
export const VISIT = {
  first: 'visit-first',
  last: 'visit-last',
  /** The queries of all links with tracking, the newest first. */
  tracked: 'visit-tracked',
  referrer: 'visit-referrer',
  pages: 'visit-pages',
  phone: 'visit-phone',
} as const;

export const MAX_PAGES = 20;

const MAX_TRACKED = 8_000;

const HAS_TRACKING = /[?&](utm_|gclid=)/;

/** What the links of this visit say under a name: the newest that says something; else ''. */
export const visitParameter = (name: string): string =>
  new URLSearchParams(sessionStorage.getItem(VISIT.tracked) ?? '').getAll(name).find(Boolean) ?? '';

/** The digits of the telephone number that stands on the page; a page holds some that are hidden. */
export const shownPhone = (): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-shown-phone]')].find(
    (number) => number.getClientRects().length,
  )?.dataset.shownPhone;

/**
 * Notes the page being read. Called before the first paint, since a parent may press the next link at
 * once, again when it is hydrated, by when its telephone number can be told, and after every route
 * change.
 */
export const rememberVisit = (): void => {
  try {
    const { pathname, search } = window.location;
    const save = (key: string, value: string) => sessionStorage.setItem(key, value);
    if (sessionStorage.getItem(VISIT.first) === null) {
      save(VISIT.first, pathname + search);
      save(VISIT.referrer, document.referrer);
    }
    if (HAS_TRACKING.test(search)) {
      save(VISIT.last, pathname + search);
      const tracked = sessionStorage.getItem(VISIT.tracked) ?? '';
      const query = search.slice(1).concat('&');
      if (!tracked.startsWith(query)) save(VISIT.tracked, (query + tracked).slice(0, MAX_TRACKED));
    }
    const read = (sessionStorage.getItem(VISIT.pages) ?? '').split(' ');
    const pages = [...read.filter((page) => page && page !== pathname), pathname];
    save(VISIT.pages, pages.slice(-MAX_PAGES).join(' '));
    const phone = shownPhone();
    if (phone) save(VISIT.phone, phone);
  } catch {
    // A browser that stores nothing for sites loses only this note.
  }
};
