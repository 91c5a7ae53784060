import fc from '@/lib/testing/properties';
import { buildLead } from './lead';

const PAGE = 'https://school.example/lp/pune';

it.each([
  ['no parameter at all', '', { lead_url: PAGE }],
  [
    'exactly the parameters that are there',
    '?utm_source=google&gclid=abc&other=1&key=secret',
    {
      lead_url: `${PAGE}?utm_source=google&gclid=abc&other=1&key=secret`,
      utm_source: 'google',
      gclid: 'abc',
    },
  ],
  [
    'all six',
    '?utm_source=a&utm_medium=b&utm_term=c&gclid=d&utm_placement=e&utm_campaign=f',
    {
      lead_url: `${PAGE}?utm_source=a&utm_medium=b&utm_term=c&gclid=d&utm_placement=e&utm_campaign=f`,
      utm_source: 'a',
      utm_medium: 'b',
      utm_term: 'c',
      gclid: 'd',
      utm_placement: 'e',
      utm_campaign: 'f',
    },
  ],
  ['no empty one', '?utm_source=&utm_term=x', { utm_term: 'x' }],
  ['the first of a repeated one', '?utm_source=a&utm_source=b', { utm_source: 'a' }],
  ['HTML as text', '?utm_term=%3Cb%3Ehi%3C/b%3E', { utm_term: '<b>hi</b>' }],
  ['emoji', '?utm_term=%F0%9F%8E%92', { utm_term: '🎒' }],
  ['broken percent-encoding', '?utm_term=100%&gclid=%E0%A4%A', { utm_term: '100%' }],
  ['200 characters', `?utm_term=${'x'.repeat(5_000)}`, { utm_term: 'x'.repeat(200) }],
  ['no half character', `?utm_term=${'x'.repeat(199)}🎒`, { utm_term: 'x'.repeat(199) }],
])('takes %s from the address', (_what, query, expected) => {
  expect(buildLead(`${PAGE}${query}`)).toMatchObject(expected);
});

it('names no field that is not there', () => {
  expect(Object.keys(buildLead(PAGE))).toEqual(['lead_url']);
  expect(Object.keys(buildLead(`${PAGE}?gclid=1`))).toEqual(['lead_url', 'gclid']);
});

it('leaves the fragment out and cuts an endless address', () => {
  expect(buildLead(`${PAGE}#enquire-mobile`).lead_url).toBe(PAGE);
  expect(buildLead(`${PAGE}?x=${'y'.repeat(9_000)}`).lead_url).toHaveLength(2_000);
});

describe('after the visit began with an advertisement', () => {
  const visit = { utm_source: 'google', gclid: 'g', page: '/lp/pune', referrer: 'news.example' };

  it('still says which one', () => {
    expect(buildLead(PAGE, { visit })).toEqual({
      lead_url: PAGE,
      utm_source: 'google',
      gclid: 'g',
    });
  });

  it.each([
    ['?utm_source=facebook', { utm_source: 'facebook', gclid: 'g' }],
    ['?utm_medium=cpc', { utm_source: 'google', utm_medium: 'cpc', gclid: 'g' }],
    ['?utm_source=&gclid=new', { utm_source: 'google', gclid: 'new' }],
  ])('lets each parameter of %p win, and keeps the others of the visit', (query, tracked) => {
    expect(buildLead(PAGE + query, { visit })).toEqual({ lead_url: PAGE + query, ...tracked });
  });
});

it('makes short texts of whatever stands in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webQueryParameters(), (page, query) => {
      const lead = buildLead(`${page}?utm_source=${query}&utm_term=%${page}`);
      for (const value of Object.values(lead)) expect(value.length).toBeLessThanOrEqual(2_000);
    }),
  );
});
