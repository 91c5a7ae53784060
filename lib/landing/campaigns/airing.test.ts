import { airingOn } from './airing';

it.each([
  [{}, '2026-12-01', 'live'],
  [{ from: '2026-12-01' }, '2026-11-30', 'early'],
  [{ from: '2026-12-01' }, '2026-12-01', 'live'],
  [{ until: '2026-12-01' }, '2026-12-01', 'live'],
  [{ until: '2026-12-01' }, '2026-12-02', 'over'],
  [{ from: '2026-12-01', until: '2026-12-01' }, '2026-12-01', 'live'],
])('a campaign with the days %j is on %s: %s', (days, day, expected) => {
  expect(airingOn(days, day)).toBe(expected);
});
