import { randomKey } from '@/lib/site/randomKey';
import type { Conversion } from './conversions';

/** On the device: which conversions were told, so that no reload and no second tab tells one again. */
export const COUNTED_KEY = 'counted-conversions';

/** In the tab: stands for the visit where a conversion belongs to no enquiry. */
export const VISIT_KEY = 'visit-conversions';

const MOST_REMEMBERED = 50;

// Where the browser stores nothing for sites, both are known until the page is loaded again.
let visit = '';
let counted: string[] = [];

const visitKey = (): string => {
  try {
    visit = sessionStorage.getItem(VISIT_KEY) ?? (visit || randomKey());
    sessionStorage.setItem(VISIT_KEY, visit);
  } catch {
    visit ||= randomKey();
  }
  return visit;
};

/**
 * The id by which others know a conversion. Twelve of the 32 digits of a random key: they tell
 * enquiries apart, and nobody can read or send an enquiry with them. The reference is no such id,
 * since it opens the page of the enquiry; nor is a hash of it, since references can all be tried.
 */
export const conversionId = ({ name, key = visitKey() }: Conversion): string =>
  `${name}-${key.slice(0, 12)}`;

const readCounted = (): string[] => {
  try {
    return (localStorage.getItem(COUNTED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return counted;
  }
};

/** Whether this conversion is told for the first time; from now on it is not. */
export const isFirstTime = (id: string): boolean => {
  const before = readCounted();
  if (before.includes(id)) return false;
  counted = [...before, id].slice(-MOST_REMEMBERED);
  try {
    localStorage.setItem(COUNTED_KEY, counted.join(' '));
  } catch {
    // It stays in memory.
  }
  return true;
};
