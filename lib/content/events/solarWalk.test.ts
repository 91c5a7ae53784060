import { PLANETS } from '@/data/content/events/planets';
import fc from '@/lib/testing/properties';
import { buildSolarWalk, lightLabel, metresLabel, widthLabel } from './solarWalk';

const walk = buildSolarWalk(100);
const at = (name: string) => {
  const stop = walk.stops.find((candidate) => candidate.name === name);
  if (!stop) throw new Error(name);
  return [metresLabel(stop.metres), widthLabel(stop.millimetres), lightLabel(stop.lightMinutes)];
};

it.each([
  ['Sun', '0.0 m', '31 mm', '0 min'],
  ['Mercury', '1.3 m', '0.11 mm', '3 min'],
  ['Earth', '3.3 m', '0.28 mm', '8 min'],
  ['Mars', '5.1 m', '0.15 mm', '13 min'],
  ['Jupiter', '17.3 m', '3.2 mm', '43 min'],
  ['Saturn', '31.7 m', '2.7 mm', '1 h 19 min'],
  ['Uranus', '63.8 m', '1.1 mm', '2 h 40 min'],
  ['Neptune', '100.0 m', '1.1 mm', '4 h 10 min'],
])('puts %s at %s, %s wide, with sunlight of %s', (name, ...expected) => {
  expect(at(name)).toEqual(expected);
});

it('puts the nearest star about 890 km away', () => {
  expect(Math.round(walk.nearestStarKm / 10) * 10).toBe(890);
});

it('agrees with what the page tells: four planets within six steps, four hours to Neptune', () => {
  const inner = walk.stops.slice(1, 5).map(({ metres }) => metres);
  const stepMetres = 0.75;
  expect(Math.max(...inner) - Math.min(...inner)).toBeLessThan(6 * stepMetres);
  expect(walk.stops.at(-1)?.lightMinutes).toBeGreaterThan(240);
});

it('keeps the order and the proportions at any length', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), (length) => {
      const { stops } = buildSolarWalk(length);
      expect(stops.map(({ name }) => name)).toEqual(['Sun', ...PLANETS.map(({ name }) => name)]);
      expect(stops.at(-1)?.metres).toBeCloseTo(length, 6);
      const metres = stops.map((stop) => stop.metres);
      expect(metres).toEqual([...metres].sort((a, b) => a - b));
      expect((stops[3]?.metres ?? 0) / length).toBeCloseTo(1 / 30.07, 6);
    }),
  );
});
