import type { PhoneName, PhonePair } from '@/data/phones';
import { chromeFor, type FooterName, type HeaderName } from './rules';
import { visitFor } from './visit';

/** What the rules give one visitor on one page. */
export type PageVisit = {
  header: HeaderName;
  footer: FooterName;
  /** Null where the header has no menu to show or to hide. */
  hasMenu: boolean | null;
  number: PhoneName;
  phone: PhonePair;
};

/**
 * The rules of the path (`chromeFor`, which the layout asks) and of the visit in one answer: for the
 * middleware, which picks a landing page's variant by it, and for the checks of pages.
 */
export const pageVisitFor = (path: string, search = ''): PageVisit => {
  const { header, footer } = chromeFor(path);
  const { hasMenu, number, phone } = visitFor(path + search);
  return { header, footer, hasMenu: header === 'site' ? hasMenu : null, number, phone };
};
