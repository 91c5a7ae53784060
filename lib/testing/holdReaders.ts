import fc from '@/lib/testing/properties';
import { computingMs, hostileText, hostileValue, LONG_TEXTS } from './hostileText';
import { IS_LONG } from './size';

type Readers<T> = Readonly<Record<string, (input: T) => unknown>>;

/** Ten times what any of them needs; a reader that looks back at each character takes seconds. */
const MOST_MS = 400;

/** Throws where an input makes `read` throw, or is read in another way the second time. */
const expectSameTwice = <T>(inputs: fc.Arbitrary<T>, read: (input: T) => unknown): void =>
  fc.assert(
    fc.property(inputs, (input) => {
      expect(read(input)).toEqual(read(input));
    }),
    { numRuns: IS_LONG ? 200 : 25 },
  );

const clean = Object.getOwnPropertyNames(Object.prototype);

/**
 * Declares the tests that every reader of foreign input has to pass: it answers anything, the same
 * thing in the same way, soon, and leaves the prototype of all objects as it was.
 */
export const holdReaders = (texts: Readers<string>, values: Readers<unknown>): void => {
  afterEach(() => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(clean);
  });

  describe.each(Object.entries(texts))('%s', (_, read) => {
    it('answers any text, and the same text in the same way', () => {
      expectSameTwice(hostileText, read);
    });

    if (IS_LONG) {
      it('reads 50,000 characters at once', () => {
        const slow = LONG_TEXTS.filter((text) => computingMs(() => read(text)) > MOST_MS);
        expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
      });
    }
  });

  describe.each(Object.entries(values))('%s', (_, read) => {
    it('answers any value, and the same value in the same way', () => {
      expectSameTwice(hostileValue, read);
    });
  });
};
