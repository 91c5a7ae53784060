/** @jest-environment jest-fixed-jsdom */
import { rememberVisit } from '@/lib/enquiry/attribution';
import { markVisit } from './markVisit';

const visit = (address: string) => {
  window.history.pushState(null, '', address);
  rememberVisit();
  markVisit();
  const { source, menu } = document.documentElement.dataset;
  return { source, menu };
};

beforeEach(() => sessionStorage.clear());

it.each([
  ['/', { source: 'other', menu: undefined }],
  ['/?utm_source=google', { source: 'google', menu: undefined }],
  ['/?utm_source=Facebook_Ads', { source: 'facebook', menu: undefined }],
  ['/?utm_source=google&utm_source=facebook', { source: 'google', menu: undefined }],
  ['/?utm_medium=affiliate', { source: 'other', menu: 'off' }],
  ['/?utm_medium=affiliates', { source: 'other', menu: undefined }],
  ['/?utm_source=%E0%A4%A', { source: 'other', menu: undefined }],
  [`/?utm_source=${'x'.repeat(5000)}google`, { source: 'other', menu: undefined }],
])('reads %p as %p', (address, expected) => {
  expect(visit(address)).toEqual(expected);
});

it('keeps the source for the visit, and lets a later link win', () => {
  visit('/?utm_source=google');
  expect(visit('/fee-structure').source).toBe('google');
  expect(visit('/admissions?utm_source=facebook').source).toBe('facebook');
  expect(visit('/').source).toBe('facebook');
});

it('keeps the source when a later link names everything but the source', () => {
  visit('/?utm_source=google');
  expect(visit('/admissions?utm_medium=cpc').source).toBe('google');
  expect(visit('/fee-structure').source).toBe('google');
  expect(visit('/?utm_source=&gclid=1').source).toBe('google');
});

it('shows the menu again on a page that the affiliate did not link to', () => {
  visit('/?utm_medium=affiliate');
  expect(visit('/fee-structure').menu).toBeUndefined();
});
