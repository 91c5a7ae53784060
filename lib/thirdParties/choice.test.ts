/** @jest-environment jest-fixed-jsdom */
import { CONSENT_VERSION } from '@/data/copy/privacyChoices';
import { CHOICE_KEY, parseChoice, readChoice, saveChoice } from './choice';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const version = CONSENT_VERSION;

it.each([
  [JSON.stringify({ version, choice: 'allowed', at: '2025-11-01T00:00:00Z' }), 'allowed'],
  [JSON.stringify({ version, choice: 'refused' }), 'refused'],
  [JSON.stringify({ version: 'older', choice: 'allowed' }), null],
  [JSON.stringify({ version, choice: 'perhaps' }), null],
  [JSON.stringify({ version }), null],
  [JSON.stringify('allowed'), null],
  ['null', null],
  ['[', null],
  ['', null],
  [null, null],
])('reads %p as %p', (text, choice) => {
  expect(parseChoice(text)).toBe(choice);
});

it('saves the answer with the words it was given to and the time', () => {
  saveChoice('allowed');
  expect(readChoice()).toBe('allowed');
  expect(JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '')).toEqual({
    version,
    choice: 'allowed',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('goes on without an error where the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => saveChoice('refused')).not.toThrow();
  expect(readChoice()).toBeNull();
});
