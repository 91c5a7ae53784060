import type { BrowserCount } from '@/data/counts';
import { sendCount } from '@/lib/api/counts';
import { visitParameter } from '@/lib/enquiry/attribution';
import { isFirstHere } from './countedHere';
import { isLandingPath } from './landingPath';
import { sourceOf } from './sourceOf';

/** Somebody has opened a landing page. Loading it again in the same tab is the same visit. */
export const countVisit = (): void => count('visit');

/** Somebody has pressed or typed something: counts a telephone number and the first word of a form. */
export const countTouch = (target: EventTarget | null, type: string): void => {
  if (!(target instanceof Element)) return;
  if (type === 'click') {
    if (target.closest('a[href^="tel:"]')) count('call');
  } else if (target.closest('form')?.querySelector('[name="parent_name"]')) count('begun');
};

const count = (kind: BrowserCount): void => {
  const path = window.location.pathname;
  if (!isLandingPath(path) || !mayCount() || !isFirstHere(kind, path)) return;
  sendCount({ kind, path, source: readSource() });
};

// A campaign that is shown inside the desk is looked at by its makers. Whoever has asked sites not to
// tell of them is left out, although nothing that is counted tells of anybody.
const mayCount = (): boolean =>
  window.top === window &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) &&
  navigator.doNotTrack !== '1';

const readSource = () => {
  const read = readerOf(window.location.search);
  return sourceOf({
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    gclid: read('gclid'),
  });
};

const readerOf =
  (search: string) =>
  (name: string): string => {
    try {
      return visitParameter(name);
    } catch {
      // A browser that stores nothing for sites has the address at hand only.
      return new URLSearchParams(search).get(name) ?? '';
    }
  };
