import { PHONE_NUMBERS } from '@/data/phones';
import { THIRD_PARTIES } from '@/data/thirdParties.mjs';
import { cityOptions } from '@/lib/enquiry/cityOptions';
import type { SourceName } from '@/lib/preflight/visitors';
import { expectedFor } from './expectations';
import { listTargets } from './targets';

const expectFor = (path: string, source: SourceName) => {
  const [target] = listTargets([path]);
  if (!target) throw new Error(`${path} is no landing page`);
  return expectedFor(target, { source, size: 'phone' });
};

it.each([
  ['/campaign/pune', 'campaign', 'none', null],
  ['/campaignv1/pune/nigdi', 'campaign', 'none', null],
  ['/lp/pune', 'brochure', 'full', null],
  ['/transfer-admission', 'logo', 'none', null],
  ['/admissions-open-for-2025-26', 'logo', 'none', null],
  ['/cbse-schools-in-pune', 'site', 'none', true],
  ['/event/go-cosmo-2024', 'site', 'event', true],
] as const)('expects of %s the header %s and the footer %s', (path, header, footer, hasMenu) => {
  expect(expectFor(path, 'google')).toMatchObject({ header, footer, hasMenu });
});

it('expects no menu for the visitor of an affiliate', () => {
  expect(expectFor('/nearme', 'affiliate').hasMenu).toBe(false);
  expect(expectFor('/nearme', 'facebook').hasMenu).toBe(true);
});

it.each([
  ['/campaign/pune', 'google', 'google'],
  ['/campaign/pune', 'facebook', 'facebook'],
  ['/campaign/pune', 'affiliate', 'main'],
  ['/campaign/pune', 'direct', 'main'],
  ['/campaignv1/gurgaon', 'direct', 'gurgaon'],
  ['/campaignv1/sonipat', 'facebook', 'ncr'],
] as const)('expects on %s for %s the number called %s', (path, source, number) => {
  expect(expectFor(path, source).phone).toEqual(PHONE_NUMBERS[number]);
});

const partiesWithout = (...names: readonly string[]) =>
  Object.keys(THIRD_PARTIES).filter((name) => !names.includes(name));

it('expects advertising tags on campaign pages only, and the chat everywhere else', () => {
  expect(expectFor('/campaign/pune', 'google').parties).toEqual(partiesWithout('chat'));
  expect(expectFor('/nearme', 'google').parties).toEqual(partiesWithout('ads', 'pixel'));
});

it.each([
  ['/campaign/delhi-bangalore-move', ['delhi', 'bangalore', 'sonipat']],
  ['/campaignv1/delhi-bangalore-move', ['delhi', 'bangalore', 'sonipat']],
  ['/campaign/pune', cityOptions('full').map(({ value }) => value)],
  ['/lp/pune', cityOptions('compact').map(({ value }) => value)],
])('expects of the form on %s the cities that its data names', (path, cities) => {
  expect(expectFor(path, 'direct').cities).toEqual(cities);
});

it('expects that the tags of the page are told of an enquiry', () => {
  expect(expectFor('/campaign/pune', 'google').leads).toEqual(['gtm', 'ads', 'pixel']);
  expect(expectFor('/lp/pune', 'google').leads).toEqual(['gtm']);
});
