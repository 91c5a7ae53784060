import { decodeProtectedHeader, EncryptJWT } from 'jose';
import { decode, encode } from 'next-auth/jwt';
import { useKeys, useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { hashPersonal, openToken, sealToken } from './crypto';
import { deriveKey } from './keys/keyRing';
import { getKeyRings } from './keys/rings';

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

it.each([
  ['PBES2-HS512+A256KW', 'A256GCM'],
  ['A256KW', 'A256GCM'],
  ['dir', 'A128CBC-HS256'],
])('is not what names other algorithms: no key is derived for %s with %s', async (alg, enc) => {
  const salt = 'site-seal:login-ticket';
  const info = `NextAuth.js Generated Encryption Key (${salt})`;
  const forged = await new EncryptJWT({ value: 'x', exp: 9_999_999_999 })
    .setProtectedHeader({ alg, enc })
    .encrypt(deriveKey(getKeyRings().site.current, { salt, info }));
  expect(await openToken('login-ticket', forged, asText)).toBeNull();
});

it('is null when what is inside has the wrong shape', async () => {
  expect(await openToken('delivery', await sealToken('delivery', 7, 60), asText)).toBeNull();
});

it('hashes the same number to the same key, which does not show it', () => {
  expect(hashPersonal('9000000001')).toBe(hashPersonal('9000000001'));
  expect(hashPersonal('9000000001')).not.toBe(hashPersonal('9000000002'));
  expect(hashPersonal('9000000001')).toMatch(/^[\w-]{43}$/);
});

describe('when the secret is changed', () => {
  afterEach(useOwnKeys);

  const readWith = (site: string[], text: string) => {
    useKeys({ site });
    return openToken('otp-challenge', text, asText);
  };

  it('what was encrypted before opens for as long as its secret is known', async () => {
    useKeys({ site: ['one'] });
    const token = await sealToken('otp-challenge', 'x', 60);
    expect(await readWith(['two', 'one'], token)).toBe('x');
    expect(await readWith(['three', 'two', 'one'], token)).toBe('x');
    expect(await readWith(['two'], token)).toBeNull();
  });

  it('so does what an earlier release encrypted, which names no key', async () => {
    const salt = 'site-seal:otp-challenge';
    const secret = 'the secret one of a unit test'.padEnd(40, '.');
    const token = await encode({ token: { value: 'x' }, secret, salt, maxAge: 60 });
    expect(decodeProtectedHeader(token).kid).toBeUndefined();
    expect(await readWith(['one'], token)).toBe('x');
    expect(await readWith(['two', 'one'], token)).toBe('x');
    expect(await readWith(['two'], token)).toBeNull();
  });

  it('an earlier release reads what is encrypted now: both may serve side by side', async () => {
    useKeys({ site: ['one'] });
    const token = await sealToken('otp-challenge', 'x', 60);
    const secret = 'the secret one of a unit test'.padEnd(40, '.');
    expect(await decode({ token, secret, salt: 'site-seal:otp-challenge' })).toMatchObject({
      value: 'x',
    });
  });

  it('a token names its key, and a key that is not known opens nothing', async () => {
    useKeys({ site: ['two', 'one'] });
    const token = await sealToken('otp-challenge', 'x', 60);
    const { kid } = decodeProtectedHeader(token);
    expect(kid).toMatch(/^[0-9a-f]{8}$/);
    const [, ...rest] = token.split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: '00000000' }));
    expect(
      await readWith(['two', 'one'], [header.toString('base64url'), ...rest].join('.')),
    ).toBeNull();
  });
});
