import {
  type CityGroup,
  PHONE_NUMBERS,
  PHONES,
  type PhoneContext,
  type PhoneName,
} from '@/data/phones';
import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { type Source, visitFor } from './visit';

const PATHS: Record<PhoneContext, Record<CityGroup, string>> = {
  site: { ncr: '/lp/sonipat', gurgaon: '/gurgaon-branches', other: '/day-school' },
  campaignv1: {
    ncr: '/campaignv1/delhi',
    gurgaon: '/campaignv1/gurgaon/sector-49',
    other: '/campaignv1/pune',
  },
  'campaignv1-transfer': {
    ncr: '/campaignv1/transfer-admission-rohtak',
    gurgaon: '/campaignv1/transfer-admission-gurugram',
    other: '/campaignv1/transfer-admission',
  },
};

/** Specification 9, first match first, written apart from the table that it checks. */
const expectedNumber = (context: PhoneContext, source: Source, city: CityGroup): PhoneName => {
  if ((context !== 'site' || source === 'google') && city !== 'other') return city;
  if (context === 'campaignv1-transfer') return 'transfer';
  return source === 'other' ? 'main' : source;
};

const CELLS = (['site', 'campaignv1', 'campaignv1-transfer'] as const).flatMap((context) =>
  (['google', 'facebook', 'other'] as const).flatMap((source) =>
    (['ncr', 'gurgaon', 'other'] as const).map((city) => ({ context, source, city })),
  ),
);

describe.each(CELLS)('on $context, from $source, city group $city', ({ context, source, city }) => {
  const number = expectedNumber(context, source, city);
  const url = `${PATHS[context][city]}?utm_source=${source}`;

  it(`shows the ${number} number`, () => {
    expect(PHONES[context][source][city]).toBe(number);
    expect(visitFor(url)).toEqual({
      hasMenu: true,
      source,
      number,
      phone: PHONE_NUMBERS[number],
    });
  });
});

it('has 27 cells', () => {
  expect(CELLS).toHaveLength(27);
});

it.each([
  ['/', '', 'other'],
  ['/?utm_source=google', '', 'google'],
  ['/?utm_source=Google', '', 'google'],
  ['/?utm_source=google_ads', '', 'google'],
  ['/?utm_source=GOOGLE%20Ads', '', 'google'],
  ['/?utm_source=%67oogle', '', 'google'],
  ['/?utm%5Fsource=google', '', 'google'],
  ['/?a=1&utm_source=facebook', '', 'facebook'],
  ['/?utm_source=Facebook-Paid', '', 'facebook'],
  ['/?utm_source=fb', '', 'other'],
  ['/?utm_source=instagram', '', 'other'],
  ['/?utm_source=facebook&utm_source=google', '', 'facebook'],
  ['/?utm_source=facebook,google', '', 'google'],
  ['/?utm_source=google#utm_source=facebook', '', 'google'],
  ['/#?utm_source=google', '', 'other'],
  ['/?next=/a?utm_source=google', '', 'other'],
  ['/?UTM_SOURCE=google', '', 'other'],
  ['/?utm_medium=google', '', 'other'],
  ['/google', '', 'other'],
  ['/', 'google', 'google'],
  ['/day-school', 'Facebook', 'facebook'],
  ['/?utm_source=', 'google', 'google'],
  ['/?utm_source=newsletter', 'google', 'other'],
  ['/?utm_source=facebook', 'google', 'facebook'],
  ['/?utm_source=%ZZgoogle', '', 'google'],
  ['/?utm_source=%', 'google', 'other'],
  ['/?utm_source=%E0%A4%A', '', 'other'],
  [`/?utm_source=${'x'.repeat(200)}google`, '', 'other'],
  [`/?utm_source=${'x'.repeat(194)}google`, '', 'google'],
  [`/?utm_source=${'😀'.repeat(5000)}`, '', 'other'],
  ['/?utm_source=<script>google</script>', '', 'google'],
])('reads %.80s, stored %p, as coming from %s', (url, stored, source) => {
  expect(visitFor(url, stored).source).toBe(source);
});

it.each([
  ['/?utm_medium=affiliate', false],
  ['/day-school?a=1&utm_medium=affiliate&b=2', false],
  ['/?utm%5Fmedium=affiliate', false],
  ['/?utm_medium=affiliate&utm_medium=cpc', false],
  ['/?utm_medium=cpc', true],
  ['/?utm_medium=affiliates', true],
  ['/?utm_source=affiliate', true],
  ['/affiliate', true],
  ['/#utm_medium=affiliate', true],
  ['/?utm_medium=%', true],
])('%s: the menu shows: %p', (url, hasMenu) => {
  expect(visitFor(url).hasMenu).toBe(hasMenu);
});

it.each([
  ['/campaignv1/SONIPAT', 'ncr'],
  ['/campaignv1/new-delhi', 'ncr'],
  ['/campaignv1/delhi-gurgaon', 'ncr'],
  ['/campaignv1/gurugram', 'gurgaon'],
  ['/campaignv1/pune?next=gurgaon', 'main'],
  ['/campaign/sonipat', 'main'],
  ['/transfer-admission', 'main'],
  ['/campaign/transfer-admission', 'main'],
])('%s shows the %s number', (url, number) => {
  expect(visitFor(url).number).toBe(number);
});

it('never throws, whatever is in the address or was stored', () => {
  const text = anyText();
  fc.assert(
    fc.property(text, text, text, (path, query, stored) => {
      const visit = visitFor(`${path}?utm_source=${query}`, stored);
      expect(PHONE_NUMBERS[visit.number]).toBe(visit.phone);
    }),
  );
});
