import fc from '@/lib/testing/properties';

// Small ones more often than uniformly over all planes: they are what our readers treat apart.
const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));

/**
 * Text of any whole characters. In place of fast-check's unit `binary`, which lists all 1,112,064 of
 * them in each file of tests before it draws one.
 */
export const anyText = (constraints: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character });
