import { VISIT } from './attribution';
import type { Attribution } from './enquiry';

const TRACKED = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_placement',
  'utm_campaign',
  'gclid',
] as const;

const MAX_LENGTH = 200;

// Only to read addresses without a host; it is never shown or called.
const ANY_ORIGIN = 'http://site.invalid';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** What an address of ours tells about the link that led there: its path and known parameters. */
export const touchOf = (address: string, referrer = ''): Record<string, string> => {
  const url = URL.canParse(address, ANY_ORIGIN) ? new URL(address, ANY_ORIGIN) : null;
  if (!url) return {};
  const known: [string, string][] = [
    ['page', url.pathname],
    ['referrer', hostOf(referrer)],
    ...TRACKED.map((name): [string, string] => [name, url.searchParams.get(name) ?? '']),
  ];
  return Object.fromEntries(
    known
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]),
  );
};

/** What is sent with an enquiry to explain it; undefined where the browser kept nothing. */
export const readAttribution = (): Attribution | undefined => {
  try {
    const read = (key: string) => sessionStorage.getItem(key) ?? '';
    const first = read(VISIT.first);
    if (first === '') return undefined;
    const pages = read(VISIT.pages).split(' ').filter(Boolean);
    return {
      first: touchOf(first, read(VISIT.referrer)),
      last: touchOf(read(VISIT.last) || first),
      pages: pages.map((page) => page.slice(0, MAX_LENGTH)),
    };
  } catch {
    return undefined;
  }
};
