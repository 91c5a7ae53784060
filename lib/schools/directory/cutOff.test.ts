import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { CUT_OFF_SOURCES, STATE_CUT_OFFS } from '@/data/cutOffs';
import { CITY_LIST } from '@/data/places/places';
import { parseDay } from '@/lib/site/parseDay';
import { cutOffDay, cutOffIn } from './cutOff';
import { longDate } from './profile/words';

it.each([
  ['delhi', '31 March 2025'],
  ['gurgaon', '1 April 2025'],
  ['sonipat', '1 April 2025'],
  ['rohtak', '1 April 2025'],
  ['jaipur', '31 July 2025'],
  ['mumbai', '31 December 2025'],
  ['pune', '31 December 2025'],
  ['bangalore', '1 June 2025'],
  ['hyderabad', '1 June 2025'],
  ['chennai', '1 June 2025'],
  ['kolkata', '1 June 2025'],
  ['bhopal', '1 June 2025'],
] as const)('counts ages in %s on %s', (city, day) => {
  expect(cutOffIn(city)).toBe(day);
});

it('counts on the school’s own day while the state is not known', () => {
  expect(cutOffDay()).toBe('2025-06-01');
  expect(cutOffDay(null, { startsIn: 2027 })).toBe('2027-06-01');
});

it('has a source for each day that a state has set, and a real day', () => {
  const days = Object.entries<string | null>(STATE_CUT_OFFS);
  const sources = new Map<string, { rule: string; link: string } | null>(
    Object.entries(CUT_OFF_SOURCES),
  );
  expect(days.map(([state]) => state).sort()).toEqual([...sources.keys()].sort());
  for (const [state, day] of days) {
    const source = sources.get(state) ?? null;
    expect({ state, has: source !== null }).toEqual({ state, has: day !== null });
    if (day === null || source === null) continue;
    expect(parseDay(`2025-${day}`)).not.toBeNull();
    expect(source.link).toMatch(/^https:\/\//);
    expect(source.rule).toMatch(/^[A-Z].{20,}/);
  }
});

it('knows every state of the directory', () => {
  const states = new Set<string>(CITY_LIST.map(({ state }) => state));
  expect(Object.keys(STATE_CUT_OFFS).sort()).toEqual([...states].sort());
});

it('names the states that count on another day, from the first of the year on', () => {
  expect(OTHER_AGE_DAYS).toBe(
    '31 March in Delhi, 1 April in Haryana, 31 July in Rajasthan and 31 December in Maharashtra',
  );
  expect(SCHOOL_AGE_DAY).toBe(longDate(cutOffDay()));
});
