import type { Position } from '@/data/places/place';
import { CITIES } from '@/data/places/places';
import fc from '@/lib/testing/properties';
import { kmBetween } from './kmBetween';

const positions: fc.Arbitrary<Position> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

it.each([
  ['delhi', 'mumbai', 1150],
  ['bangalore', 'chennai', 290],
  ['kolkata', 'delhi', 1305],
  ['pune', 'pune', 0],
] as const)('puts %s and %s about %d km apart', (one, other, km) => {
  expect(Math.abs(kmBetween(CITIES[one].centre, CITIES[other].centre) - km)).toBeLessThan(20);
});

it('counts 111 km for a degree to the north, and half of that to the east at 60 degrees', () => {
  expect(kmBetween([10, 77], [11, 77])).toBeCloseTo(111.19, 1);
  expect(kmBetween([60, 77], [60, 78])).toBeCloseTo(55.6, 1);
});

it('is a distance: never negative, the same both ways, no longer than half way round', () => {
  fc.assert(
    fc.property(positions, positions, (one, other) => {
      const km = kmBetween(one, other);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(20_016);
      expect(kmBetween(other, one)).toBeCloseTo(km, 6);
      expect(kmBetween(one, one)).toBe(0);
    }),
  );
});

it('finds no way round that is shorter than the straight one', () => {
  fc.assert(
    fc.property(positions, positions, positions, (one, between, other) => {
      const detour = kmBetween(one, between) + kmBetween(between, other);
      expect(kmBetween(one, other)).toBeLessThanOrEqual(detour + 1e-3);
    }),
  );
});
