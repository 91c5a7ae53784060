/** @jest-environment jest-fixed-jsdom */
import { COUNTED_KEY, conversionId, isFirstTime } from './countedOnce';

const KEY = '0123456789abcdef0123456789abcdef';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('names a conversion by a part of the key, too little to use the key', () => {
  expect(conversionId({ name: 'enquiry', key: KEY })).toBe('enquiry-0123456789ab');
  expect(conversionId({ name: 'verified_number', key: KEY })).toBe('verified_number-0123456789ab');
});

it('has one id for a visit where there is no enquiry, and another one for the next visit', () => {
  const id = conversionId({ name: 'call' });
  expect(id).toMatch(/^call-[0-9a-f]{12}$/);
  expect(conversionId({ name: 'call' })).toBe(id);
  sessionStorage.clear();
  jest.resetModules();
  return import('./countedOnce').then((fresh) =>
    expect(fresh.conversionId({ name: 'call' })).not.toBe(id),
  );
});

it('knows what was told before, also after a reload and in another tab', async () => {
  expect(isFirstTime('enquiry-1')).toBe(true);
  expect(isFirstTime('enquiry-1')).toBe(false);
  sessionStorage.clear();
  jest.resetModules();
  const otherTab = await import('./countedOnce');
  expect(otherTab.isFirstTime('enquiry-1')).toBe(false);
  expect(otherTab.isFirstTime('enquiry-2')).toBe(true);
});

it('remembers the last fifty', () => {
  for (let number = 1; number <= 60; number += 1) isFirstTime(`enquiry-${number}`);
  const stored = (localStorage.getItem(COUNTED_KEY) ?? '').split(' ');
  expect(stored).toHaveLength(50);
  expect(stored.at(-1)).toBe('enquiry-60');
});

it('counts once on a page where the browser stores nothing for sites', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const id = conversionId({ name: 'call' });
  expect(conversionId({ name: 'call' })).toBe(id);
  expect(isFirstTime(id)).toBe(true);
  expect(isFirstTime(id)).toBe(false);
});
