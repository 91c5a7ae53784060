import type { CalculatorField } from '@/lib/study/calculators/calculator';
import fc from '@/lib/testing/properties';
import { readSharedInputs, shareAddress } from './calculatorLink';

const FIELDS: readonly CalculatorField[] = [
  { name: 'mass', label: 'Mass', unit: 'kg', example: '2' },
  { name: 'key', label: 'Key', example: 'x' },
  {
    name: 'planet',
    label: 'Planet',
    options: [
      { value: 'earth', label: 'Earth' },
      { value: 'mars', label: 'Mars' },
    ],
    example: 'earth',
  },
];

const HERE = 'https://example.com/calculators/physics-calculators?utm_source=x&s=2#top';

const INPUTS = { mass: '1,500 kg & more', key: '½', planet: 'mars' };

it('carries the inputs to whoever opens the link, and nothing else of the address', () => {
  const { pathname, search, hash } = new URL(shareAddress(HERE, 'force', INPUTS));
  expect(pathname).toBe('/calculators/physics-calculators');
  expect(hash).toBe('#force');
  expect(readSharedInputs(search, 'force', FIELDS)).toEqual(INPUTS);
  expect(search).not.toMatch(/utm_source|[?&]s=/);
});

it('never uses a name that means something to the site', () => {
  const { searchParams } = new URL(shareAddress(HERE, 'force', INPUTS));
  expect([...searchParams.keys()]).toEqual(['force.mass', 'force.key', 'force.planet']);
});

it('brings back whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const { search } = new URL(shareAddress(HERE, 'force', { ...INPUTS, mass: typed }));
      expect(readSharedInputs(search, 'force', FIELDS)).toEqual({ ...INPUTS, mass: typed });
    }),
  );
});

it('is for one calculator of the page', () => {
  expect(readSharedInputs('?force.mass=2', 'force', FIELDS)).not.toBeNull();
  expect(readSharedInputs('?force.mass=2', 'forces', FIELDS)).toBeNull();
  expect(readSharedInputs('?mass=2', 'force', FIELDS)).toBeNull();
  expect(readSharedInputs('', 'force', FIELDS)).toBeNull();
});

it.each([
  ['?force.mass=5', { mass: '5', key: 'x', planet: 'earth' }],
  ['?force.planet=pluto&force.mass=5', { mass: '5', key: 'x', planet: 'earth' }],
  [`?force.mass=${'9'.repeat(201)}`, { mass: '2', key: 'x', planet: 'earth' }],
  ['?force.mass=', { mass: '', key: 'x', planet: 'earth' }],
])('keeps the example where %p brings nothing possible', (search, expected) => {
  expect(readSharedInputs(search, 'force', FIELDS)).toEqual(expected);
});
