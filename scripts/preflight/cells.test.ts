import { PHONE_NUMBERS } from '@/data/phones';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { Cells, ColumnName } from '@/lib/preflight/columns';
import { checkVisit } from './cells';
import type { Expected } from './expectations';
import type { Observed } from './observed';

const MAIN = SCHOOL.phone;
const OTHER = PHONE_NUMBERS.google.header;

const EXPECTED: Expected = {
  status: 200,
  header: 'campaign',
  hasMenu: null,
  footer: 'none',
  phone: { header: MAIN, footer: MAIN },
  cities: ['delhi', 'bangalore', 'sonipat'],
  parties: ['ads', 'gtm'],
  leads: ['ads', 'gtm'],
};

const OBSERVED = {
  status: 200,
  seen: {
    header: 'campaign',
    hasMenu: false,
    footer: 'none',
    phones: { header: [], main: [MAIN], footer: [] },
    fieldBottom: 500,
    cities: ['delhi', 'bangalore', 'sonipat'],
  },
  measured: {
    hostsBefore: [],
    partiesAfter: ['gtm', 'ads'],
    bytes: 150_000,
    scriptBytes: 118_000,
    lcp: { what: 'h1', ms: 312.4, isInHtml: true },
  },
  sending: 'sent',
  leads: [
    { party: 'gtm', what: 'enquiry', id: 'enquiry-1' },
    { party: 'ads', what: 'AW-1/TestE', id: 'enquiry-1' },
    { party: 'gtm', what: 'verified_number', id: 'verified_number-1' },
  ],
} as const satisfies Observed;

const check = (
  observed: Partial<Observed>,
  expected: Partial<Expected> = {},
  hasAllParties = true,
) =>
  checkVisit(
    { ...OBSERVED, ...observed },
    { ...EXPECTED, ...expected },
    { size: 'phone', hasAllParties },
  );

const wrongIn = (cells: Cells) =>
  Object.entries(cells).flatMap(([column, cell]) => (cell?.expected ? [column] : []));

const seen = (change: Partial<Observed['seen']>) => ({ seen: { ...OBSERVED.seen, ...change } });
const measured = (change: Partial<NonNullable<Observed['measured']>>) => ({
  measured: { ...OBSERVED.measured, ...change },
});

const lead = (party: string) => ({
  party: party === 'ads' ? ('ads' as const) : ('gtm' as const),
  what: 'enquiry',
  id: 'enquiry-1',
});

it('finds nothing wrong with a page that keeps the rules', () => {
  expect(wrongIn(check({}))).toEqual([]);
});

it('says what was found', () => {
  expect(Object.values(check({})).map((cell) => cell?.found)).toEqual([
    '200',
    'campaign',
    'none',
    formatPhone(MAIN),
    'above the fold',
    'delhi bangalore sonipat',
    'sent',
    'none',
    'ads gtm',
    'ads gtm',
    '150 kB, JS 118 kB',
    'h1 312 ms',
  ]);
});

it.each<[ColumnName, string, Partial<Observed>]>([
  ['status', 'a missing page', { status: 404 }],
  ['header', 'another header', seen({ header: 'site' })],
  ['footer', 'a footer that should not be there', seen({ footer: 'full' })],
  ['number', 'a wrong number', seen({ phones: { header: [MAIN], main: [OTHER], footer: [] } })],
  ['form', 'a form that is missing', seen({ fieldBottom: null })],
  ['form', 'a form below the fold', seen({ fieldBottom: 844.5 })],
  [
    'cities',
    'a city that the form should not offer',
    seen({ cities: ['delhi', 'bangalore', 'sonipat', 'pune'] }),
  ],
  ['cities', 'a city that is missing', seen({ cities: ['delhi', 'sonipat'] })],
  ['cities', 'a form without its list', seen({ cities: [] })],
  ['sending', 'a form that does not send', { sending: { problem: 'answered 500' } }],
  ['tags before', 'a tag before consent', measured({ hostsBefore: ['tags.example'] })],
  ['tags after', 'a tag that is missing', measured({ partiesAfter: ['gtm'] })],
  ['tags after', 'a tag too many', measured({ partiesAfter: ['gtm', 'ads', 'pixel'] })],
  ['lead', 'an enquiry that nobody is told of', { leads: [] }],
  ['lead', 'an enquiry that a tag misses', { leads: [lead('gtm')] }],
  ['lead', 'an enquiry that a tag hears of twice', { leads: ['ads', 'gtm', 'gtm'].map(lead) }],
  ['weight', 'a heavy page', measured({ bytes: 268_001 })],
  ['weight', 'too much JavaScript', measured({ scriptBytes: 190_001 })],
  [
    'LCP',
    'a paint that waits for scripts',
    measured({ lcp: { what: 'p', ms: 9, isInHtml: false } }),
  ],
  ['LCP', 'a blank page', measured({ lcp: null })],
])('names the cell %s for %s', (column, _, observed) => {
  expect(wrongIn(check(observed))).toEqual([column]);
});

it('says by which cities a list differs, and counts a long one', () => {
  expect(check(seen({ cities: ['pune', 'mumbai', 'delhi', 'bangalore'] })).cities).toEqual({
    found: '4',
    expected: 'with sonipat, without pune mumbai',
  });
  expect(check(seen({ cities: ['bangalore', 'delhi', 'sonipat'] })).cities).toEqual({
    found: 'bangalore delhi sonipat',
    expected: 'another order',
  });
});

it('tells apart a header with and without its menu', () => {
  const site = { header: 'site', hasMenu: false } as const;
  expect(check(seen({ header: 'site', hasMenu: true }), site).header).toEqual({
    found: 'site, menu',
    expected: 'site, no menu',
  });
  expect(wrongIn(check(seen(site), site))).toEqual([]);
});

it('asks less of a site whose settings it does not know', () => {
  expect(wrongIn(check(measured({ partiesAfter: [] }), {}, false))).toEqual([]);
  expect(wrongIn(check(measured({ partiesAfter: ['pixel'] }), {}, false))).toEqual(['tags after']);
  expect(wrongIn(check({ leads: [] }, {}, false))).toEqual([]);
  expect(wrongIn(check({ leads: [lead('gtm'), lead('gtm')] }, {}, false))).toEqual(['lead']);
});

it('leaves the cells empty that a visit does not measure', () => {
  const cells = check({ measured: null, sending: null, leads: null });
  expect(Object.entries(cells).flatMap(([column, cell]) => (cell ? [] : [column]))).toEqual([
    'sending',
    'tags before',
    'tags after',
    'lead',
    'weight',
    'LCP',
  ]);
});
