import fc from 'fast-check';
import { GRADES } from '@/data/grades';
import { birthRange } from './birthRange';
import { gradeForBirth } from './gradeForBirth';

const CUT_OFF = '2025-06-01';

const gradeName = (birth: string) => {
  const answer = gradeForBirth(birth, CUT_OFF);
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
  expect(gradeForBirth(birth, CUT_OFF)).toEqual({ kind: 'invalid' });
});

it.each([
  ['2023-06-02', '2026-27'],
  ['2024-06-01', '2026-27'],
  ['2024-06-02', '2027-28'],
])('tells the parents of a child born on %s to come for %s', (birth, session) => {
  expect(gradeForBirth(birth, CUT_OFF)).toEqual({ kind: 'too-young', session });
});

const days = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

// A second way to the same age: count birthdays one by one.
const countBirthdays = (birth: string, until: string): number => {
  const [year = 0, ...rest] = birth.split('-');
  const birthdayIn = (after: number) => `${Number(year) + after}-${rest.join('-')}`;
  let age = -60;
  while (birthdayIn(age + 1) <= until) age += 1;
  return age;
};

it('agrees with counting birthdays one by one, for any child and any cut-off date', () => {
  fc.assert(
    fc.property(days, days, (birth, ageOn) => {
      const age = countBirthdays(birth, ageOn);
      const answer = gradeForBirth(birth, ageOn);
      const expected = GRADES.find((grade) => grade.age === age);
      const kind = age < 2 ? 'too-young' : age > 17 ? 'too-old' : 'grade';
      expect(answer.kind).toBe(kind);
      if (answer.kind === 'grade') expect(answer.grade).toBe(expected);
    }),
  );
});

it('never puts an older child in a lower grade', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [older, younger] = [one, other].sort().map((birth) => gradeForBirth(birth, CUT_OFF));
      if (older?.kind !== 'grade' || younger?.kind !== 'grade') return;
      expect(older.grade.age).toBeGreaterThanOrEqual(younger.grade.age);
    }),
  );
});

it.each(GRADES.map((grade) => [grade.name, grade] as const))(
  'prints the birthdays for %s so that the first and last of them enter it, and the days around do not',
  (name, grade) => {
    const { from, to } = birthRange(grade, CUT_OFF);
    const shift = (day: string, by: number) =>
      new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
    expect([from, to].map(gradeName)).toEqual([name, name]);
    expect([shift(from, -1), shift(to, 1)].map(gradeName)).not.toContain(name);
  },
);
