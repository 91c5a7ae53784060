import { PHONE_NUMBERS } from '@/data/phones';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { type Cells, type ColumnName, checkVisit } from './cells';
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
  parties: ['ads', 'gtm'],
};

const OBSERVED = {
  status: 200,
  seen: {
    header: 'campaign',
    hasMenu: false,
    footer: 'none',
    phones: { header: [], main: [MAIN], footer: [] },
    fieldBottom: 500,
  },
  measured: {
    hostsBefore: [],
    partiesAfter: ['gtm', 'ads'],
    bytes: 150_000,
    scriptBytes: 118_000,
    lcp: { what: 'h1', ms: 312.4, isInHtml: true },
  },
  sending: 'sent',
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
    'sent',
    'none',
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
  ['sending', 'a form that does not send', { sending: { problem: 'answered 500' } }],
  ['tags before', 'a tag before consent', measured({ hostsBefore: ['tags.example'] })],
  ['tags after', 'a tag that is missing', measured({ partiesAfter: ['gtm'] })],
  ['tags after', 'a tag too many', measured({ partiesAfter: ['gtm', 'ads', 'pixel'] })],
  ['weight', 'a heavy page', measured({ bytes: 250_001 })],
  ['weight', 'too much JavaScript', measured({ scriptBytes: 185_001 })],
  [
    'LCP',
    'a paint that waits for scripts',
    measured({ lcp: { what: 'p', ms: 9, isInHtml: false } }),
  ],
  ['LCP', 'a blank page', measured({ lcp: null })],
])('names the cell %s for %s', (column, _, observed) => {
  expect(wrongIn(check(observed))).toEqual([column]);
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
});

it('leaves the cells empty that a visit does not measure', () => {
  const cells = check({ measured: null, sending: null });
  expect(Object.entries(cells).flatMap(([column, cell]) => (cell ? [] : [column]))).toEqual([
    'sending',
    'tags before',
    'tags after',
    'weight',
    'LCP',
  ]);
});
