import fc from '@/lib/testing/properties';
import { openToken, sealToken } from './crypto';

const any = (value: unknown): unknown => value;

it('gives back what was encrypted, for its purpose only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 2 }), async (value) => {
      const text = await sealToken('login-ticket', { value }, 60);
      // A token holds JSON, which has one zero.
      const expected: unknown = JSON.parse(JSON.stringify({ value }));
      expect(await openToken('login-ticket', text, any)).toEqual(expected);
      expect(await openToken('access-token', text, any)).toBeNull();
    }),
    { numRuns: 200 },
  );
});

it('opens no text with one sign changed, left out or added', async () => {
  const text = await sealToken('otp-challenge', { contact: 'x' }, 60);
  const sign = fc.constantFrom(...'ABab01-_.');
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), sign, fc.nat(2), async (at, other, kind) => {
      const end = kind === 0 ? at + 1 : at;
      const changed = `${text.slice(0, at)}${kind === 2 ? '' : other}${text.slice(kind === 2 ? at + 1 : end)}`;
      if (changed !== text) expect(await openToken('otp-challenge', changed, any)).toBeNull();
    }),
    { numRuns: 300 },
  );
});
