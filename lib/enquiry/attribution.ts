/**
 * How the visit began, kept for the visit only, so that an enquiry sent from the third page can
 * still say which link brought the parent (design 5.10). Every page loads this file: keep it small.
 * Plain strings, since an address holds no space.
 */
export const VISIT = {
  first: 'visit-first',
  last: 'visit-last',
  referrer: 'visit-referrer',
  pages: 'visit-pages',
} as const;

export const MAX_PAGES = 20;

const HAS_TRACKING = /[?&](utm_|gclid=)/;

/** Notes the page being read. Called on landing and after every route change. */
export const rememberVisit = (): void => {
  try {
    const { pathname, search } = window.location;
    const isLanding = sessionStorage.getItem(VISIT.first) === null;
    if (isLanding) {
      sessionStorage.setItem(VISIT.first, pathname + search);
      sessionStorage.setItem(VISIT.referrer, document.referrer);
    }
    if (HAS_TRACKING.test(search)) sessionStorage.setItem(VISIT.last, pathname + search);
    const read = (sessionStorage.getItem(VISIT.pages) ?? '').split(' ');
    const pages = [...read.filter((page) => page && page !== pathname), pathname];
    sessionStorage.setItem(VISIT.pages, pages.slice(-MAX_PAGES).join(' '));
  } catch {
    // A browser that keeps nothing for sites loses only this note.
  }
};
