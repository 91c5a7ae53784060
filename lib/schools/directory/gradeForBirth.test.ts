import type { State } from '@/data/cutOffs';
import { GRADES } from '@/data/grades';
import { CITY_LIST } from '@/data/places/places';
import fc from '@/lib/testing/properties';
import { birthRange } from './birthRange';
import { cutOffDay, stateOf } from './cutOff';
import { gradeForBirth } from './gradeForBirth';

const gradeName = (birth: string, state: State | null = null) => {
  const answer = gradeForBirth(birth, { state });
  return answer.kind === 'grade' ? answer.grade.name : answer.kind;
};

it.each([
  ['2023-06-01', 'Pre-Nursery'],
  ['2023-06-02', 'too-young'],
  ['2019-06-01', 'Grade 1'],
  ['2019-06-02', 'K2'],
  ['2018-06-02', 'Grade 1'],
  ['2018-06-01', 'Grade 2'],
  ['2020-02-29', 'K2'],
  ['2007-06-02', 'Grade 12'],
  ['2007-06-01', 'too-old'],
  ['1900-01-01', 'too-old'],
  ['2099-01-01', 'too-young'],
])('a child born on %s enters %s in June 2025', (birth, expected) => {
  expect(gradeName(birth)).toBe(expected);
});

it.each([
  '',
  '2019',
  '2019-02-30',
  '2019-13-01',
  '2019-00-10',
  '2019-6-1',
  '01/06/2019',
  '2019-06-00',
])('does not take %p for a date', (birth) => {
  expect(gradeForBirth(birth)).toEqual({ kind: 'invalid' });
});

it.each([
  ['2023-06-02', '2026-27'],
  ['2024-06-01', '2026-27'],
  ['2024-06-02', '2027-28'],
])('tells the parents of a child born on %s to come for %s', (birth, session) => {
  expect(gradeForBirth(birth)).toEqual({ kind: 'too-young', session });
});

it.each([
  ['2022-03-31', 'Delhi', 'Nursery'],
  ['2022-04-01', 'Delhi', 'Pre-Nursery'],
  ['2022-04-01', 'Haryana', 'Nursery'],
  ['2022-04-02', 'Haryana', 'Pre-Nursery'],
  ['2022-07-31', 'Rajasthan', 'Nursery'],
  ['2022-12-31', 'Maharashtra', 'Nursery'],
  ['2023-01-01', 'Maharashtra', 'Pre-Nursery'],
  ['2021-08-14', 'Karnataka', 'Nursery'],
  ['2021-08-14', 'Maharashtra', 'K1'],
  ['2022-06-01', 'West Bengal', 'Nursery'],
] as const)('a child born on %s in %s enters %s', (birth, state, expected) => {
  expect(gradeName(birth, state)).toBe(expected);
});

it('does not name a grade for a day that is still to come', () => {
  expect(gradeForBirth('2031-01-01', { today: '2030-12-31' })).toEqual({ kind: 'future' });
  expect(gradeForBirth('2022-01-01', { today: '2022-01-01' }).kind).toBe('grade');
});

const toDay = (date: Date): string => date.toISOString().slice(0, 10);
const shift = (day: string, by: number): string =>
  toDay(new Date(Date.parse(day) + by * 86_400_000));

const leapDays = fc.constantFrom('2004-02-29', '2012-02-29', '2016-02-29', '2020-02-29');
const days = fc.oneof(
  leapDays,
  fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2030-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map(toDay),
);
const states = fc.constantFrom<State | null>(null, ...CITY_LIST.map(({ slug }) => stateOf(slug)));
const sessions = fc.integer({ min: 2004, max: 2040 }).map((startsIn) => ({ startsIn }));

// A second way to the same age: count birthdays one by one.
const countBirthdays = (birth: string, until: string): number => {
  const [year = 0, ...rest] = birth.split('-');
  const birthdayIn = (after: number) => `${Number(year) + after}-${rest.join('-')}`;
  let age = -60;
  while (birthdayIn(age + 1) <= until) age += 1;
  return age;
};

it('agrees with counting birthdays one by one, for any child, state and session', () => {
  fc.assert(
    fc.property(days, states, sessions, (birth, state, session) => {
      const age = countBirthdays(birth, cutOffDay(state, session));
      const answer = gradeForBirth(birth, { state, session });
      const expected = GRADES.find((grade) => grade.age === age);
      const kind = age < 2 ? 'too-young' : age > 17 ? 'too-old' : 'grade';
      expect(answer.kind).toBe(kind);
      if (answer.kind === 'grade') expect(answer.grade).toBe(expected);
    }),
  );
});

it('counts the birthday on the cut-off day itself, and not the day after', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GRADES), states, sessions, (grade, state, session) => {
      const { startsIn } = session;
      const onTheDay = cutOffDay(state, { startsIn: startsIn - grade.age });
      expect(gradeForBirth(onTheDay, { state, session })).toMatchObject({ grade });
      expect(gradeForBirth(shift(onTheDay, 1), { state, session })).not.toMatchObject({ grade });
    }),
  );
});

it('never puts an older child in a lower grade', () => {
  fc.assert(
    fc.property(days, days, states, (one, other, state) => {
      const [older, younger] = [one, other].sort().map((birth) => gradeForBirth(birth, { state }));
      if (older?.kind !== 'grade' || younger?.kind !== 'grade') return;
      expect(older.grade.age).toBeGreaterThanOrEqual(younger.grade.age);
    }),
  );
});

it('moves a child up by one grade with each session', () => {
  fc.assert(
    fc.property(days, states, sessions, (birth, state, session) => {
      const now = gradeForBirth(birth, { state, session });
      const next = gradeForBirth(birth, { state, session: { startsIn: session.startsIn + 1 } });
      if (now.kind !== 'grade' || next.kind !== 'grade') return;
      expect(next.age).toBe(now.age + 1);
    }),
  );
});

it('sends a child who is too young to the first session that takes it', () => {
  fc.assert(
    fc.property(days, states, sessions, (birth, state, session) => {
      const answer = gradeForBirth(birth, { state, session });
      if (answer.kind !== 'too-young') return;
      const startsIn = Number(answer.session.slice(0, 4));
      const then = gradeForBirth(birth, { state, session: { startsIn } });
      expect(then).toMatchObject({ kind: 'grade', grade: GRADES[0] });
    }),
  );
});

it.each(
  [null, ...new Set(CITY_LIST.map(({ slug }) => stateOf(slug)))].flatMap((state) =>
    GRADES.map((grade) => [grade.name, state ?? 'any state', grade, state] as const),
  ),
)(
  'prints the birthdays for %s in %s so that the first and last of them enter it, and the days around do not',
  (name, _, grade, state) => {
    const { from, to } = birthRange(grade, state);
    expect([from, to].map((day) => gradeName(day, state))).toEqual([name, name]);
    expect([shift(from, -1), shift(to, 1)].map((day) => gradeName(day, state))).not.toContain(name);
  },
);
