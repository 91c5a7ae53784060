import fc from '@/lib/testing/properties';
import {
  formatClock,
  parseClock,
  sectionByNow,
  startClock,
  toggleClock,
  warningAt,
} from './examClock';

const NOON = Date.parse('2026-11-24T12:00:00+05:30');
const HOUR = 3_600_000;

it('ends three hours after it was started', () => {
  expect(startClock(180, NOON)).toEqual({ state: 'running', endsAt: NOON + 3 * HOUR });
});

it('loses no time while a pupil is away from the desk', () => {
  const paused = toggleClock(startClock(180, NOON), NOON + HOUR);
  expect(paused).toEqual({ state: 'paused', left: 2 * HOUR });
  expect(toggleClock(paused, NOON + 5 * HOUR)).toEqual({
    state: 'running',
    endsAt: NOON + 7 * HOUR,
  });
});

it('has nothing left when it is stopped after its end', () => {
  expect(toggleClock(startClock(90, NOON), NOON + 2 * HOUR)).toEqual({ state: 'paused', left: 0 });
});

it('is the same after it was stored and read', () => {
  fc.assert(
    fc.property(fc.nat({ max: 300 }), fc.nat(), (minutes, spent) => {
      const clock = startClock(minutes, NOON);
      for (const one of [clock, toggleClock(clock, NOON + spent)])
        expect(parseClock(JSON.parse(JSON.stringify(one)))).toEqual(one);
    }),
  );
});

it.each([null, 'running', {}, { state: 'running' }, { state: 'paused', left: 'soon' }])(
  'does not run from %j',
  (stored) => {
    expect(parseClock(stored)).toBeNull();
  },
);

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [7509, '2:05:09'],
  [10_800, '3:00:00'],
])('shows %i seconds as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

const SECTIONS = [
  { name: 'A', marks: 20 },
  { name: 'B', marks: 10 },
  { name: 'C', marks: 50 },
];

it.each([
  [0, 'A'],
  [39, 'A'],
  [40, 'B'],
  [60, 'C'],
  [159, 'C'],
  [160, null],
])('after %i minutes a pupil is in section %s', (minutes, section) => {
  expect(sectionByNow(SECTIONS, minutes)).toBe(section);
});

it.each([
  [1801, null],
  [1800, 30],
  [901, 30],
  [900, 15],
  [300, 5],
  [0, 5],
])('with %i seconds left the last warning is that of %s minutes', (seconds, minutes) => {
  expect(warningAt(seconds)).toBe(minutes);
});
