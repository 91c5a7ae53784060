import {
  cityGroupOf,
  PHONE_NUMBERS,
  PHONES,
  type PhoneContext,
  type PhoneName,
  type PhonePair,
} from '@/data/phones';
import { hasMenu, parseSource, type Source } from './source';

export type { Source } from './source';

/** What depends on how the visitor came: the menu and the numbers (specification 2.3, 9). */
export type Visit = {
  /** False for visitors that an affiliate sent. */
  hasMenu: boolean;
  source: Source;
  number: PhoneName;
  phone: PhonePair;
};

const contextOf = (path: string): PhoneContext => {
  if (!path.includes('campaignv1')) return 'site';
  return path.includes('transfer-admission') ? 'campaignv1-transfer' : 'campaignv1';
};

/**
 * Reads a path with its query. The source is its first `utm_source`, or where it has none the one
 * stored from the start of the visit. Never throws: a broken escape stays text.
 */
export const visitFor = (url: string, storedSource = ''): Visit => {
  const [address = ''] = url.split('#', 1);
  const [path = '', ...query] = address.split('?');
  const given = new URLSearchParams(query.join('?'));
  const source = parseSource(given.get('utm_source') || storedSource);
  const place = path.toLowerCase();
  const number = PHONES[contextOf(place)][source][cityGroupOf(place)];
  return { hasMenu: hasMenu(given), source, number, phone: PHONE_NUMBERS[number] };
};
