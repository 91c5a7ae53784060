import type { PhoneGroup } from './places/place';
import { CITY_LIST } from './places/places';
import { SCHOOL } from './school';

/** Which number a visitor is shown (specification 9). One row a context, one column a source. */

/** The digits that stand in the header and in the footer. */
export type PhonePair = { header: string; footer: string };

const both = (digits: string): PhonePair => ({ header: digits, footer: digits });

/** Samples, but for the first: 1800 000 01xx is a block that nobody is given. */
export const PHONE_NUMBERS = {
  main: both(SCHOOL.phone),
  ncr: both('18000000102'),
  gurgaon: both('18000000103'),
  transfer: both('18000000104'),
  google: both('18000000105'),
  facebook: both('18000000106'),
} as const satisfies Record<string, PhonePair>;

export type PhoneName = keyof typeof PHONE_NUMBERS;

export const isPhoneName = (value: unknown): value is PhoneName =>
  typeof value === 'string' && Object.hasOwn(PHONE_NUMBERS, value);

/** The family of the page: `campaignv1-transfer` is campaignv1 with transfer-admission. */
export type PhoneContext = 'site' | 'campaignv1' | 'campaignv1-transfer';

/** Where the visit came from. */
type Source = 'google' | 'facebook' | 'other';

/** Cities with a number of their own, the first that a path mentions counts. */
const PHONE_GROUPS: readonly PhoneGroup[] = ['ncr', 'gurgaon'];

export type CityGroup = PhoneGroup | 'other';

/** The words of a path that lead to the number of this group: the names of its cities. */
export const phoneWords = (group: PhoneGroup): string[] =>
  CITY_LIST.flatMap(({ phone }) => (phone?.group === group ? phone.words : []));

export const cityGroupOf = (path: string): CityGroup =>
  PHONE_GROUPS.find((group) => phoneWords(group).some((word) => path.includes(word))) ?? 'other';

export const PHONES: Record<PhoneContext, Record<Source, Record<CityGroup, PhoneName>>> = {
  site: {
    google: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'google' },
    facebook: { ncr: 'facebook', gurgaon: 'facebook', other: 'facebook' },
    other: { ncr: 'main', gurgaon: 'main', other: 'main' },
  },
  campaignv1: {
    google: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'google' },
    facebook: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'facebook' },
    other: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'main' },
  },
  'campaignv1-transfer': {
    google: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'transfer' },
    facebook: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'transfer' },
    other: { ncr: 'ncr', gurgaon: 'gurgaon', other: 'transfer' },
  },
};
