import { shownPhone, VISIT, visitParameter } from './attribution';
import type { Attribution } from './enquiry';

/** What the links of advertisements say about themselves (specification section 3). */
export const TRACKED = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'gclid',
  'utm_placement',
  'utm_campaign',
] as const;

export type Tracked = Partial<Record<(typeof TRACKED)[number], string>>;

const MAX_LENGTH = 200;

// Only to read addresses without a host; it is never shown or called.
const ANY_ORIGIN = 'http://site.invalid';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** The start of a text, without half a character at its end. */
const cut = (text: string): string => text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

const present = (entries: [string, string][]): Record<string, string> =>
  Object.fromEntries(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name, cut(value)]),
  );

const parse = (address: string): URL | null =>
  URL.canParse(address, ANY_ORIGIN) ? new URL(address, ANY_ORIGIN) : null;

/** The known parameters of an address, as far as they have a value; of a repeated one the first. */
export const trackedOf = (address: string): Tracked =>
  present(TRACKED.map((name) => [name, parse(address)?.searchParams.get(name) ?? '']));

/** What an address of ours tells about the link that led there: its path and known parameters. */
export const touchOf = (address: string, referrer = ''): Record<string, string> => ({
  ...present([
    ['page', parse(address)?.pathname ?? ''],
    ['referrer', hostOf(referrer)],
  ]),
  ...trackedOf(address),
});

/**
 * The parameters of the visit (design 5.10): each from the newest link that has it, so that a link
 * with a medium of its own leaves the source of the first one as it is.
 */
const visitTracked = (): Tracked => present(TRACKED.map((name) => [name, visitParameter(name)]));

/** What is sent with an enquiry to explain it; undefined where the browser stored nothing. */
export const readAttribution = (): Attribution | undefined => {
  try {
    const read = (key: string) => sessionStorage.getItem(key) ?? '';
    const first = read(VISIT.first);
    if (first === '') return undefined;
    const pages = read(VISIT.pages).split(' ').filter(Boolean);
    const visit = visitTracked();
    const phone = (shownPhone() ?? read(VISIT.phone)).replace(/\D/g, '');
    return {
      first: touchOf(first, read(VISIT.referrer)),
      last: touchOf(read(VISIT.last) || first),
      ...(Object.keys(visit).length > 0 && { visit }),
      pages: pages.map(cut),
      ...(phone && { phone: cut(phone) }),
    };
  } catch {
    return undefined;
  }
};
