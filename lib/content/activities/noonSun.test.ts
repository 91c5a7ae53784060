import { buildNoonSun, shadowlessDays, sunDeclination } from './noonSun';

const DAY_MS = 86_400_000;
const cities = buildNoonSun(2026);
const cityOf = (name: string) => cities.find(({ city }) => city.includes(name));

it.each([
  ['2026-03-20T14:46:00Z', 0],
  ['2026-06-21T08:24:00Z', 23.44],
  ['2026-09-23T00:05:00Z', 0],
  ['2026-12-21T20:50:00Z', -23.44],
])('at %s the sun stands %d degrees north', (at, degrees) => {
  expect(sunDeclination(new Date(at))).toBeCloseTo(degrees, 1);
});

// Zero shadow days as observatories announce them; a day either way, near the Tropic three.
it.each([
  ['Bengaluru', 12.97, '04-24', '08-18', 1],
  ['Chennai', 13.08, '04-24', '08-18', 1],
  ['Hyderabad', 17.39, '05-09', '08-03', 1],
  ['Pune', 18.52, '05-13', '07-30', 1],
  ['Mumbai', 19.08, '05-15', '07-28', 1],
  ['Bhopal', 23.26, '06-13', '06-28', 3],
])('%s has no shadow near %s and %s', (_city, latitude, spring, autumn, days) => {
  const found = shadowlessDays(latitude, 2026) ?? [];
  [spring, autumn].forEach((day, at) => {
    const expected = Date.parse(`2026-${day}T07:00:00Z`);
    expect(Math.abs((found[at]?.getTime() ?? 0) - expected)).toBeLessThanOrEqual(days * DAY_MS);
  });
});

it('knows that Delhi and Jaipur lie north of the Tropic', () => {
  expect(cityOf('Delhi')?.shadowless).toBeNull();
  expect(cityOf('Jaipur')?.shadowless).toBeNull();
});

it('gives each city its own noon, and an hour between Kolkata and Mumbai', () => {
  const [kolkata, mumbai] = [cityOf('Kolkata'), cityOf('Mumbai')];
  expect(Math.round(kolkata?.noonMinutes ?? 0)).toBe(11 * 60 + 37);
  expect(Math.round(mumbai?.noonMinutes ?? 0)).toBe(12 * 60 + 38);
});

it('goes from south to north', () => {
  const latitudes = cities.map(({ latitude }) => latitude);
  expect(latitudes).toEqual(latitudes.toSorted((a, b) => a - b));
});
