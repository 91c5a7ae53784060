import type { BrowserCount } from '@/data/counts';
import { isRecord } from '@/lib/site/isRecord';
import { openTabStore } from '@/lib/site/tabStore';

/** In the tab: what was counted of which landing page, so that a reload is the same visit. */
export const COUNTED_HERE_KEY = 'counted-here';

const store = openTabStore(COUNTED_HERE_KEY);

/** Whether this happens on this page for the first time in this tab; from now on it does not. */
export const isFirstHere = (kind: BrowserCount, path: string): boolean => {
  const stored = store.read();
  const counted = isRecord(stored) ? stored : {};
  const name = `${kind} ${path}`;
  if (Object.hasOwn(counted, name)) return false;
  store.write({ ...counted, [name]: 1 });
  return true;
};
