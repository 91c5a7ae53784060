import { visitParameter } from '@/lib/enquiry/attribution';
import { hasMenu, parseSource } from './source';

/** The source of the visit, for a page whose own address names none. */
const storedSource = (): string => {
  try {
    return visitParameter('utm_source');
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
  const query = new URLSearchParams(window.location.search);
  const { dataset } = document.documentElement;
  dataset.source = parseSource(query.get('utm_source') || storedSource());
  if (hasMenu(query)) delete dataset.menu;
  else dataset.menu = 'off';
};
