import { VISIT } from '@/lib/enquiry/attribution';
import { hasMenu, parseSource } from './source';

const queryOf = (address: string | null): URLSearchParams =>
  new URLSearchParams(address?.split('?')[1]);

/** The source of the link that brought the visitor, on a page whose own address names none. */
const storedSource = (): string => {
  try {
    const stored = sessionStorage.getItem(VISIT.last) || sessionStorage.getItem(VISIT.first);
    return queryOf(stored).get('utm_source') ?? '';
  } catch {
    return '';
  }
};

/**
 * Marks <html> with what depends on the visit, so that CSS shows the right number and hides an
 * affiliate's menu. Runs before the first paint (`firstPaint`) and after every change of
 * page.
 */
export const markVisit = (): void => {
  const query = queryOf(window.location.search);
  const { dataset } = document.documentElement;
  dataset.source = parseSource(query.get('utm_source') || storedSource());
  if (hasMenu(query)) delete dataset.menu;
  else dataset.menu = 'off';
};
