import { parseDay } from '@/lib/site/parseDay';
import { HOLIDAYS } from './holidays';

it('names days of the calendar, in order, and no Sundays', () => {
  const days = HOLIDAYS.map(({ day }) => day);
  for (const day of days) {
    expect(parseDay(day)).not.toBeNull();
    expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0);
  }
  expect(days).toEqual([...days].sort());
});

it('has the three national holidays of both sessions, for every branch', () => {
  const ofAll = HOLIDAYS.filter(({ states }) => !states).map(({ day }) => day);
  for (const day of ['08-15', '10-02']) {
    expect(ofAll).toEqual(expect.arrayContaining([`2025-${day}`, `2026-${day}`]));
  }
  expect(ofAll).toEqual(expect.arrayContaining(['2026-01-26', '2027-01-26']));
});

it('lists no day twice for a branch', () => {
  const seen = HOLIDAYS.flatMap(({ day, states }) => (states ?? ['all']).map((s) => `${day} ${s}`));
  expect(new Set(seen).size).toBe(seen.length);
});
