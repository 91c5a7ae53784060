import { PHONE_NUMBERS, type PhoneName } from '@/data/phones';
import type { Source } from './source';
import { toVisit, type Visit } from './visit';

/**
 * The request header in which the middleware hands the rules' answer to a landing page. It carries
 * names from closed lists only, so that nothing of a query can travel in it.
 */
export const LANDING_HEADER = 'x-landing-visit';

const SOURCES: readonly Source[] = ['google', 'facebook', 'other'];
const MENUS: Readonly<Record<string, boolean>> = { menu: true, plain: false };

const isPhoneName = (value: string): value is PhoneName => Object.hasOwn(PHONE_NUMBERS, value);

/** `menu;google;ncr`. */
export const encodeVisit = ({ hasMenu, source, number }: Visit): string =>
  [hasMenu ? 'menu' : 'plain', source, number].join(';');

/** The visit that a header holds; null for anything that `encodeVisit` does not write. */
export const parseVisit = (value: unknown): Visit | null => {
  if (typeof value !== 'string') return null;
  const [menu = '', given, number = '', ...rest] = value.split(';');
  const hasMenu = Object.hasOwn(MENUS, menu) ? MENUS[menu] : undefined;
  const source = SOURCES.find((name) => name === given);
  if (hasMenu === undefined || !source || !isPhoneName(number) || rest.length > 0) return null;
  return toVisit(hasMenu, source, number);
};
