import { hostileText } from '@/lib/testing/hostileText';
import fc from '@/lib/testing/properties';
import { callbackPath } from './callbackPath';

const ORIGIN = 'https://school.example';

it('never leads to another site', () => {
  const given = fc.oneof(
    hostileText,
    ...['/', '//', '/\\', '/%2f', '/.//', '/%5c', `${ORIGIN}/`, `${ORIGIN}//`, '/\t/'].map(
      (start) => hostileText.map((text) => start + text),
    ),
  );
  fc.assert(
    fc.property(given, (raw) => {
      const path = callbackPath(raw, ORIGIN);
      expect(path.startsWith('/')).toBe(true);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(callbackPath(path, ORIGIN)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
