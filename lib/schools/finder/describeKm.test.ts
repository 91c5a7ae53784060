import fc from '@/lib/testing/properties';
import { describeAway, describeKm } from './describeKm';

it.each([
  [0, 'within 2 km'],
  [1.99, 'within 2 km'],
  [2, 'about 2 km'],
  [4.4, 'about 4 km'],
  [19.8, 'about 20 km'],
  [37, 'about 35 km'],
  [99, 'about 100 km'],
  [134, 'about 130 km'],
])('says of %d km: %s', (km, expected) => {
  expect(describeKm(km)).toBe(expected);
});

it('is off by half a step at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 20_000, noNaN: true }), (km) => {
      const said = Number(describeKm(km).replace(/\D/g, ''));
      expect(Math.abs(said - km)).toBeLessThanOrEqual(Math.min(5, km < 20 ? 0.5 : km / 8));
    }),
  );
});

it.each([
  [1.2, 'within 2 km'],
  [6.7, 'about 7 km away'],
])('says of a branch at %d km: %s', (km, expected) => {
  expect(describeAway(km)).toBe(expected);
});
