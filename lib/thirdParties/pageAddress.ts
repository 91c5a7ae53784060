import { MOBILE_PATTERN } from '@/lib/login/mobile';

// Those of a lead (specification 3). Any other parameter may be anything, a form's included.
const KNOWN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_placement', 'gclid'];

const MAX_LENGTH = 100;

// An e-mail address, or an Indian mobile number, that somebody put into a link.
const PERSONAL = new RegExp(`@|%40|(^|\\D)(\\+?91|0)?${MOBILE_PATTERN}(\\D|$)`, 'i');

const isPersonal = (value: string): boolean =>
  PERSONAL.test(value) || PERSONAL.test(value.replaceAll(/[\s().-]/g, ''));

/** The address of a page as third parties may know it: its path, and how the visitor came. */
export const pageAddress = (origin: string, path: string, search: string): string => {
  const given = new URLSearchParams(search);
  const told = KNOWN.map((name): [string, string] => [name, given.get(name) ?? '']).filter(
    ([, value]) => value !== '' && !isPersonal(value),
  );
  const query = new URLSearchParams(
    told.map(([name, value]): [string, string] => [name, value.slice(0, MAX_LENGTH)]),
  ).toString();
  return `${origin}${path}${query && `?${query}`}`;
};
