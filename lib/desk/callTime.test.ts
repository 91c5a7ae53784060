import { checkCallTime } from './callTime';

const NOW = Date.parse('2026-11-27T10:30:00+05:30');

it.each<[string, ReturnType<typeof checkCallTime>]>([
  ['2026-11-27T10:31', { at: NOW + 60_000 }],
  ['2026-11-28T00:00', { at: Date.parse('2026-11-28T00:00:00+05:30') }],
  ['2026-11-27T10:30', { problem: 'pastTime' }],
  ['2026-11-26T23:59', { problem: 'pastTime' }],
  ['2025-12-01T10:30', { problem: 'pastTime' }],
  ['2027-11-27T10:30', { at: Date.parse('2027-11-27T10:30:00+05:30') }],
  ['2027-11-29T10:31', { problem: 'farTime' }],
  ['2026-11-31T10:30', { problem: 'noTime' }],
  ['2026-11-28', { problem: 'noTime' }],
  ['2026-11-28T24:00', { problem: 'noTime' }],
  ['', { problem: 'noTime' }],
  ['tomorrow', { problem: 'noTime' }],
])('a call at %s', (text, checked) => {
  expect(checkCallTime(text, NOW)).toEqual(checked);
});
