import { hashPersonal, openToken, sealToken } from './crypto';

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

afterEach(() => jest.useRealTimers());

it('gives back what was encrypted', async () => {
  const value = { mobile: '9000000001', items: [1, null] };
  const encrypted = await sealToken('otp-challenge', value, 600);
  expect(encrypted).not.toContain('9000000001');
  expect(await openToken('otp-challenge', encrypted, (read) => read)).toEqual(value);
});

it('cannot be used for another purpose', async () => {
  const ticket = await sealToken('login-ticket', 'x', 60);
  expect(await openToken('access-token', ticket, asText)).toBeNull();
  expect(await openToken('login-ticket', ticket, asText)).toBe('x');
});

it.each([
  [0, 'x'],
  [59, 'x'],
  [60, null],
  [74, null],
  [3600, null],
])('that lasts 60 seconds reads after %p seconds as %p', async (seconds, expected) => {
  jest.useFakeTimers({ now: 1_750_000_000_000, doNotFake: ['nextTick', 'setImmediate'] });
  const ticket = await sealToken('login-ticket', 'x', 60);
  jest.setSystemTime(1_750_000_000_000 + seconds * 1000);
  expect(await openToken('login-ticket', ticket, asText)).toBe(expected);
});

it('cannot be changed in any place', async () => {
  const ticket = await sealToken('login-ticket', 'x', 60);
  const places = [...ticket].flatMap((letter, at) => (letter === '.' ? [] : [at]));
  const changed = places.map(
    (at) => ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1),
  );
  const read = await Promise.all(changed.map((text) => openToken('login-ticket', text, asText)));
  expect(new Set(read)).toEqual(new Set([null]));
});

it.each(['', 'x', 'a.b.c', '....', 'é'])('is not %p', async (text) => {
  expect(await openToken('login-ticket', text, asText)).toBeNull();
});

it('is null when what is inside has the wrong shape', async () => {
  expect(await openToken('delivery', await sealToken('delivery', 7, 60), asText)).toBeNull();
});

it('hashes the same number to the same key, which does not show it', () => {
  expect(hashPersonal('9000000001')).toBe(hashPersonal('9000000001'));
  expect(hashPersonal('9000000001')).not.toBe(hashPersonal('9000000002'));
  expect(hashPersonal('9000000001')).toMatch(/^[\w-]{43}$/);
});
